<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>BuiltInTexts</name>
    <message>
        <source>Story (Korean)</source>
        <translation>한국어 이야기</translation>
    </message>
    <message>
        <source>Story (English)</source>
        <translation>영어 이야기</translation>
    </message>
    <message>
        <source>Pattern (Latin letters)</source>
        <translation>로마자 패턴</translation>
    </message>
    <message>
        <source>Pattern (Hangul)</source>
        <translation>한글 패턴</translation>
    </message>
</context>
<context>
    <name>CellSentence</name>
    <message>
        <source>Position %1 (%2) and position %3 (%4): no weight is known yet.</source>
        <translation>%1번 위치(%2)와 %3번 위치(%4): 아직 가중치를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Position %1 (%2) looks into the future, at position %3 (%4), with %5 %.</source>
        <translation>%1번 위치(%2)는 미래의 %3번 위치(%4)를 %5 % 참고합니다.</translation>
    </message>
    <message>
        <source>Position %1 (%2) looks at position %3 (%4) with %5 %.</source>
        <translation>%1번 위치(%2)는 %3번 위치(%4)를 %5 % 참고합니다.</translation>
    </message>
    <message>
        <source>Position %1 (%2) looks into the future, at position %3 (%4), with %5 %: before %6 %, difference %7 points.</source>
        <translation>%1번 위치(%2)는 미래의 %3번 위치(%4)를 %5 % 참고합니다. 학습 전 %6 %, 차이 %7 %p.</translation>
    </message>
    <message>
        <source>Position %1 (%2) looks at position %3 (%4) with %5 %: before %6 %, difference %7 points.</source>
        <translation>%1번 위치(%2)는 %3번 위치(%4)를 %5 % 참고합니다. 학습 전 %6 %, 차이 %7 %p.</translation>
    </message>
    <message>
        <source>Position %1 (%2) may not look at position %3 (%4): the causal mask blocks the future.</source>
        <translation>%1번 위치(%2)는 %3번 위치(%4)를 볼 수 없습니다. causal mask(인과 마스크)가 미래를 막습니다.</translation>
    </message>
    <message>
        <source>%1 The true next character: %2</source>
        <translation>%1 실제 다음 글자: %2</translation>
    </message>
    <message>
        <source>Position %1 (%2) looks into the future, at position %3 (%4), with %5 %: as opened %6 %, difference %7 points.</source>
        <translation>%1번 위치(%2)는 미래의 %3번 위치(%4)를 %5 % 참고합니다. 연 상태 %6 %, 차이 %7 %p.</translation>
    </message>
    <message>
        <source>Position %1 (%2) looks at position %3 (%4) with %5 %: as opened %6 %, difference %7 points.</source>
        <translation>%1번 위치(%2)는 %3번 위치(%4)를 %5 % 참고합니다. 연 상태 %6 %, 차이 %7 %p.</translation>
    </message>
    <message>
        <source>Before, the weight was not a number (NaN).</source>
        <translation>이전 가중치는 숫자가 아니었습니다(NaN).</translation>
    </message>
    <message>
        <source>As opened, the weight was not a number (NaN).</source>
        <translation>열었을 때 가중치는 숫자가 아니었습니다(NaN).</translation>
    </message>
    <message>
        <source>Position %1 (%2) and position %3 (%4): the weight is not a number (NaN).</source>
        <translation>위치 %1 (%2), 위치 %3 (%4): 가중치가 숫자가 아닙니다(NaN).</translation>
    </message>
</context>
<context>
    <name>CharacterLabel</name>
    <message>
        <source>space %1</source>
        <translation>공백 %1</translation>
    </message>
    <message>
        <source>line break %1</source>
        <translation>줄바꿈 %1</translation>
    </message>
    <message>
        <source>tab %1</source>
        <translation>탭 %1</translation>
    </message>
    <message>
        <source>‘%1’</source>
        <translation>‘%1’</translation>
    </message>
</context>
<context>
    <name>CharacterName</name>
    <message>
        <source>null</source>
        <translation>널</translation>
    </message>
    <message>
        <source>bell</source>
        <translation>벨</translation>
    </message>
    <message>
        <source>backspace</source>
        <translation>백스페이스</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>탭</translation>
    </message>
    <message>
        <source>line break (line feed)</source>
        <translation>줄바꿈(LF)</translation>
    </message>
    <message>
        <source>vertical tab</source>
        <translation>세로 탭</translation>
    </message>
    <message>
        <source>form feed</source>
        <translation>폼 피드</translation>
    </message>
    <message>
        <source>carriage return</source>
        <translation>캐리지 리턴(CR)</translation>
    </message>
    <message>
        <source>escape</source>
        <translation>이스케이프</translation>
    </message>
    <message>
        <source>space</source>
        <translation>공백</translation>
    </message>
    <message>
        <source>delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>next line</source>
        <translation>다음 줄</translation>
    </message>
    <message>
        <source>no-break space</source>
        <translation>줄 바꿈 없는 공백</translation>
    </message>
    <message>
        <source>soft hyphen</source>
        <translation>소프트 하이픈</translation>
    </message>
    <message>
        <source>combining grapheme joiner</source>
        <translation>결합 문자소 이음표</translation>
    </message>
    <message>
        <source>Arabic letter mark</source>
        <translation>아랍 문자 표시</translation>
    </message>
    <message>
        <source>Hangul initial filler</source>
        <translation>한글 초성 채움 문자</translation>
    </message>
    <message>
        <source>Hangul medial filler</source>
        <translation>한글 중성 채움 문자</translation>
    </message>
    <message>
        <source>en space</source>
        <translation>반각 공백(en)</translation>
    </message>
    <message>
        <source>em space</source>
        <translation>전각 공백(em)</translation>
    </message>
    <message>
        <source>thin space</source>
        <translation>얇은 공백</translation>
    </message>
    <message>
        <source>hair space</source>
        <translation>아주 얇은 공백</translation>
    </message>
    <message>
        <source>zero width space</source>
        <translation>폭 없는 공백</translation>
    </message>
    <message>
        <source>zero width non-joiner</source>
        <translation>폭 없는 비이음표(ZWNJ)</translation>
    </message>
    <message>
        <source>zero width joiner</source>
        <translation>폭 없는 이음표(ZWJ)</translation>
    </message>
    <message>
        <source>left-to-right mark</source>
        <translation>왼쪽에서 오른쪽 표시</translation>
    </message>
    <message>
        <source>right-to-left mark</source>
        <translation>오른쪽에서 왼쪽 표시</translation>
    </message>
    <message>
        <source>line separator</source>
        <translation>줄 구분 문자</translation>
    </message>
    <message>
        <source>paragraph separator</source>
        <translation>문단 구분 문자</translation>
    </message>
    <message>
        <source>left-to-right embedding</source>
        <translation>왼쪽에서 오른쪽 삽입</translation>
    </message>
    <message>
        <source>right-to-left embedding</source>
        <translation>오른쪽에서 왼쪽 삽입</translation>
    </message>
    <message>
        <source>end of embedding or override</source>
        <translation>방향 삽입·강제의 끝</translation>
    </message>
    <message>
        <source>left-to-right override</source>
        <translation>왼쪽에서 오른쪽 강제</translation>
    </message>
    <message>
        <source>right-to-left override</source>
        <translation>오른쪽에서 왼쪽 강제</translation>
    </message>
    <message>
        <source>narrow no-break space</source>
        <translation>좁은 줄 바꿈 없는 공백</translation>
    </message>
    <message>
        <source>word joiner</source>
        <translation>단어 이음표</translation>
    </message>
    <message>
        <source>left-to-right isolate</source>
        <translation>왼쪽에서 오른쪽 격리</translation>
    </message>
    <message>
        <source>right-to-left isolate</source>
        <translation>오른쪽에서 왼쪽 격리</translation>
    </message>
    <message>
        <source>first strong isolate</source>
        <translation>첫 글자 방향 격리</translation>
    </message>
    <message>
        <source>end of isolate</source>
        <translation>방향 격리의 끝</translation>
    </message>
    <message>
        <source>blank Braille pattern</source>
        <translation>빈 점자</translation>
    </message>
    <message>
        <source>ideographic (full-width) space</source>
        <translation>전각 공백</translation>
    </message>
    <message>
        <source>Hangul filler</source>
        <translation>한글 채움 문자</translation>
    </message>
    <message>
        <source>byte-order mark</source>
        <translation>바이트 순서 표시(BOM)</translation>
    </message>
    <message>
        <source>half-width Hangul filler</source>
        <translation>반각 한글 채움 문자</translation>
    </message>
    <message>
        <source>place of an embedded object</source>
        <translation>삽입된 개체의 자리</translation>
    </message>
    <message>
        <source>replacement for broken bytes</source>
        <translation>잘못된 바이트의 대체 문자</translation>
    </message>
    <message>
        <source>conjoining initial consonant</source>
        <translation>조합형 초성</translation>
    </message>
    <message>
        <source>conjoining vowel</source>
        <translation>조합형 중성</translation>
    </message>
    <message>
        <source>conjoining final consonant</source>
        <translation>조합형 종성</translation>
    </message>
    <message>
        <source>space of another width</source>
        <translation>폭이 다른 공백</translation>
    </message>
    <message>
        <source>line break</source>
        <translation>줄바꿈</translation>
    </message>
    <message>
        <source>control character</source>
        <translation>제어 문자</translation>
    </message>
    <message>
        <source>invisible format character</source>
        <translation>보이지 않는 서식 문자</translation>
    </message>
    <message>
        <source>variation selector</source>
        <translation>이체자 선택 문자</translation>
    </message>
    <message>
        <source>blank filler</source>
        <translation>빈 채움 문자</translation>
    </message>
    <message>
        <source>combining mark</source>
        <translation>결합 문자</translation>
    </message>
    <message>
        <source>private use</source>
        <translation>사용자 정의 영역</translation>
    </message>
    <message>
        <source>not a character</source>
        <translation>글자가 아님</translation>
    </message>
    <message>
        <source>not assigned</source>
        <translation>배정되지 않음</translation>
    </message>
</context>
<context>
    <name>CheckSentences</name>
    <message>
        <source>x is (B, T, C)</source>
        <translation>x의 모양이 (B, T, C)임</translation>
    </message>
    <message>
        <source>q @ k.transpose(-2, -1) is (B, T, T)</source>
        <translation>q @ k.transpose(-2, -1)의 모양이 (B, T, T)임</translation>
    </message>
    <message>
        <source>tril[:T, :T] is (T, T)</source>
        <translation>tril[:T, :T]의 모양이 (T, T)임</translation>
    </message>
    <message>
        <source>wei @ v is (B, T, head_size)</source>
        <translation>wei @ v의 모양이 (B, T, head_size)임</translation>
    </message>
    <message>
        <source>every row of wei sums to 1</source>
        <translation>wei의 모든 행은 합이 1임</translation>
    </message>
    <message>
        <source>no weight on the future</source>
        <translation>미래 위치에 가중치가 없음</translation>
    </message>
    <message>
        <source>all numbers are finite</source>
        <translation>모든 수가 유한함</translation>
    </message>
    <message>
        <source>all tensors are on one device</source>
        <translation>모든 텐서가 한 장치에 있음</translation>
    </message>
    <message>
        <source>largest |sum − 1|: %1</source>
        <translation>|합 − 1|의 최댓값: %1</translation>
    </message>
    <message>
        <source>largest weight above the diagonal: %1</source>
        <translation>대각선 위 가중치의 최댓값: %1</translation>
    </message>
    <message>
        <source>not finite: %1</source>
        <translation>유한하지 않은 수의 개수: %1</translation>
    </message>
    <message>
        <source>found: %1</source>
        <translation>실제: %1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>a file, or a built-in text: %1</source>
        <translation>파일 또는 내장 텍스트: %1</translation>
    </message>
    <message>
        <source>A text is missing: give a file or the name of a built-in text.</source>
        <translation>텍스트를 지정하지 않았습니다. 파일이나 내장 텍스트의 이름을 적어 주세요.</translation>
    </message>
    <message>
        <source>There is one argument too many: “%1”.</source>
        <translation>인자가 너무 많습니다: “%1”.</translation>
    </message>
    <message>
        <source>letters in a word of a built-in pattern (default 3)</source>
        <translation>내장 패턴에서 한 단어의 글자 수(기본값 3)</translation>
    </message>
    <message>
        <source>how often each word is repeated on a line (default 8)</source>
        <translation>한 줄에서 단어를 반복하는 횟수(기본값 8)</translation>
    </message>
    <message>
        <source>training steps (default 3000)</source>
        <translation>학습 스텝 수(기본값 3000)</translation>
    </message>
    <message>
        <source>steps between evaluations (default 300)</source>
        <translation>평가와 평가 사이의 스텝 수(기본값 300)</translation>
    </message>
    <message>
        <source>batches a split in one evaluation (default 200)</source>
        <translation>한 번 평가할 때 학습 데이터와 검증 데이터에서 각각 쓰는 배치 수(기본값 200)</translation>
    </message>
    <message>
        <source>windows in a batch, B (default 64)</source>
        <translation>배치 하나의 샘플 수 B(기본값 64)</translation>
    </message>
    <message>
        <source>characters in a window, T (default 16)</source>
        <translation>샘플 하나의 글자 수 T(기본값 16)</translation>
    </message>
    <message>
        <source>embedding width and head size, C (default 64)</source>
        <translation>임베딩 차원이자 head 크기인 C(기본값 64)</translation>
    </message>
    <message>
        <source>step size of AdamW (default 1e-3)</source>
        <translation>AdamW의 학습률(기본값 1e-3)</translation>
    </message>
    <message>
        <source>of all random numbers (default 1337)</source>
        <translation>모든 난수의 시드(기본값 1337)</translation>
    </message>
    <message>
        <source>leave the causal mask out (experiment)</source>
        <translation>causal mask(인과 마스크) 빼기(실험)</translation>
    </message>
    <message>
        <source>leave 1/√head_size out (experiment)</source>
        <translation>1/√head_size 빼기(실험)</translation>
    </message>
    <message>
        <source>leave the position embedding out (experiment)</source>
        <translation>위치 임베딩 빼기(실험)</translation>
    </message>
    <message>
        <source>characters to generate afterwards (default 500)</source>
        <translation>학습 뒤에 생성할 글자 수(기본값 500)</translation>
    </message>
    <message>
        <source>1 = the model&apos;s own, 0 = always the most likely</source>
        <translation>1 = 모델의 확률 그대로, 0 = 언제나 가장 가능성 높은 글자</translation>
    </message>
    <message>
        <source>auto, cpu or cuda</source>
        <translation>auto, cpu, cuda 가운데 하나</translation>
    </message>
    <message>
        <source>write every figure to this file</source>
        <translation>모든 수치를 이 파일에 저장</translation>
    </message>
    <message>
        <source>Trains the chapter&apos;s model on a text and prints the chapter&apos;s lines.</source>
        <translation>책의 모델을 텍스트로 학습시키고 책에 나오는 줄을 그대로 출력합니다.</translation>
    </message>
    <message>
        <source>Runs the chapter&apos;s stand-alone head (seed 1337, B=4, T=8, C=32) and prints its attention.</source>
        <translation>책에서처럼 head만 따로 실행하고(시드 1337, B=4, T=8, C=32) 어텐션 가중치를 출력합니다.</translation>
    </message>
    <message>
        <source>Trains one causal self-attention head before your eyes.
Without a command the window opens.</source>
        <translation>causal self-attention head 하나가 학습하는 과정을 눈앞에서 보여 줍니다.
명령 없이 실행하면 창이 열립니다.</translation>
    </message>
    <message>
        <source>--%1 takes a whole number, not “%2”.</source>
        <translation>--%1 옵션에는 정수를 적어야 합니다. 입력한 값: “%2”.</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3.</source>
        <translation>--%1 옵션에는 %2 이상 %3 이하의 정수를 적어야 합니다.</translation>
    </message>
    <message>
        <source>--%1 takes a number such as 0.001 or 1e-3, not “%2”.</source>
        <translation>--%1 옵션에는 0.001이나 1e-3 같은 수를 적어야 합니다. 입력한 값: “%2”.</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from 0, not “%2”.</source>
        <translation>--%1 옵션에는 0 이상의 정수를 적어야 합니다. 입력한 값: “%2”.</translation>
    </message>
    <message>
        <source>--%1 takes auto, cpu or cuda, not “%2”.</source>
        <translation>--%1 옵션에는 auto, cpu, cuda 가운데 하나를 적어야 합니다. 입력한 값: “%2”.</translation>
    </message>
    <message>
        <source>threads that train on the processor (default: as many as help)</source>
        <translation>CPU에서 학습에 쓸 스레드 수(기본값: 도움이 되는 만큼)</translation>
    </message>
    <message>
        <source>a run that was saved, or weights saved by PyTorch</source>
        <translation>저장된 학습이나 PyTorch가 저장한 가중치</translation>
    </message>
    <message>
        <source>A run is missing: give a file that --save has written.</source>
        <translation>저장된 학습이 빠졌습니다. --save로 저장한 파일을 지정하세요.</translation>
    </message>
    <message>
        <source>how the text is encoded (default: found out)</source>
        <translation>텍스트의 인코딩(기본값: 알아서 찾음)</translation>
    </message>
    <message>
        <source>keep decomposed characters as they are (no NFC)</source>
        <translation>분해된 글자를 합치지 않고 그대로 두기(NFC 안 함)</translation>
    </message>
    <message>
        <source>read broken bytes as U+FFFD instead of refusing them</source>
        <translation>잘못된 바이트를 거절하지 않고 U+FFFD로 읽기</translation>
    </message>
    <message>
        <source>the text that weights without one learned from: %1</source>
        <translation>텍스트가 들어 있지 않은 가중치가 학습한 텍스트: %1</translation>
    </message>
    <message>
        <source>Lets the model of a run go on with a text.</source>
        <translation>저장된 학습의 모델이 글을 이어 쓰게 합니다.</translation>
    </message>
    <message>
        <source>the text to go on with (default: the character of token 0)</source>
        <translation>이어 쓸 글(기본값: 0번 토큰의 글자)</translation>
    </message>
    <message>
        <source>characters to generate (default 500)</source>
        <translation>생성할 글자 수(기본값 500)</translation>
    </message>
    <message>
        <source>of the random numbers (default: the run&apos;s own as they stand)</source>
        <translation>난수의 시드(기본값: 학습의 난수를 지금 상태 그대로)</translation>
    </message>
    <message>
        <source>Tells what a file holds. Of a text: characters, vocabulary, encoding, split. Of a run or of weights: settings, shapes, step, losses.</source>
        <translation>파일에 무엇이 들어 있는지 알려 줍니다. 텍스트: 글자 수, 어휘 집합, 인코딩, 분할. 학습이나 가중치: 설정, 모양, 스텝, 손실.</translation>
    </message>
    <message>
        <source>a text, a run or weights, or a built-in text: %1</source>
        <translation>텍스트, 저장된 학습, 가중치 또는 내장 텍스트: %1</translation>
    </message>
    <message>
        <source>A file is missing: give a text, a run or weights.</source>
        <translation>파일이 빠졌습니다. 텍스트, 저장된 학습 또는 가중치를 지정하세요.</translation>
    </message>
    <message>
        <source>compute the logits of this input; needs --json</source>
        <translation>이 입력의 로짓을 계산합니다. --json이 필요합니다</translation>
    </message>
    <message>
        <source>write the logits to this file</source>
        <translation>로짓을 이 파일에 쓰기</translation>
    </message>
    <message>
        <source>--prompt and --json go together.</source>
        <translation>--prompt와 --json은 함께 써야 합니다.</translation>
    </message>
    <message>
        <source>Writes the weights of a run for the chapter&apos;s class in PyTorch.</source>
        <translation>저장된 학습의 가중치를 PyTorch로 된 책의 클래스에 맞게 씁니다.</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>쓸 파일</translation>
    </message>
    <message>
        <source>The name of the file to write is missing.</source>
        <translation>쓸 파일의 이름이 빠졌습니다.</translation>
    </message>
    <message>
        <source>write the run to this file, to go on with it later</source>
        <translation>나중에 이어 가도록 학습을 이 파일에 저장</translation>
    </message>
    <message>
        <source>put the text itself into the saved run</source>
        <translation>저장하는 파일에 텍스트도 넣기</translation>
    </message>
    <message>
        <source>go on with this run; TEXT may be left out if it is where it was, and --steps may be raised. Or begin with these weights</source>
        <translation>이 학습을 이어 갑니다. 텍스트가 제자리에 있으면 TEXT는 없어도 되고 --steps는 늘릴 수 있습니다. 가중치 파일이면 그 가중치로 시작합니다</translation>
    </message>
    <message>
        <source>stop after this step, to go on with --open later</source>
        <translation>이 스텝까지만 하고 멈춥니다. 나중에 --open으로 이어 갑니다</translation>
    </message>
    <message>
        <source>--with-text needs --save.</source>
        <translation>--with-text에는 --save가 필요합니다.</translation>
    </message>
    <message>
        <source>--save and --json need a file each.</source>
        <translation>--save와 --json에는 서로 다른 파일이 필요합니다.</translation>
    </message>
    <message>
        <source>The command must come first: “headlight %1 …”.</source>
        <translation>명령이 맨 앞에 와야 합니다: “headlight %1 …”.</translation>
    </message>
    <message>
        <source>There is no command “%1”: use %2, or --text or --open to open a file in the window.</source>
        <translation>없는 명령입니다: “%1”. %2 가운데 하나를 쓰거나, 창에서 파일을 열려면 --text나 --open을 쓰세요.</translation>
    </message>
    <message>
        <source>%1; “headlight COMMAND --help” tells more</source>
        <translation>%1. 자세한 것은 “headlight 명령 --help”</translation>
    </message>
    <message>
        <source>There is no encoding “%1”: use one of %2.</source>
        <translation>없는 인코딩입니다: “%1”. 다음 가운데 하나를 쓰세요: %2.</translation>
    </message>
    <message>
        <source>--%1 needs the name of a file.</source>
        <translation>--%1 옵션에는 파일 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>--%1 is about a text: name the text as well.</source>
        <translation>--%1 옵션은 텍스트에 관한 것입니다. 텍스트도 지정하세요.</translation>
    </message>
</context>
<context>
    <name>Console</name>
    <message>
        <source>This is the slow reference BLAS: with OpenBLAS training is about six times faster.</source>
        <translation>느린 reference BLAS가 쓰이고 있습니다. OpenBLAS를 쓰면 학습이 여섯 배쯤 빨라집니다.</translation>
    </message>
    <message>
        <source>[%1] step %2 / %3</source>
        <translation>[%1] 스텝 %2 / %3</translation>
    </message>
    <message>
        <source>%1, evaluating %2 / %3</source>
        <translation>%1, 평가 중 %2 / %3</translation>
    </message>
    <message>
        <source>%1, %2 steps/s, %3 s left</source>
        <translation>%1, 초당 %2스텝, %3초 남음</translation>
    </message>
    <message>
        <source>The validation part is shorter than a window, so there is no validation loss.</source>
        <translation>검증 데이터가 컨텍스트 윈도우 하나보다 짧아서 검증 손실이 없습니다.</translation>
    </message>
    <message>
        <source>Line ends that became LF: %1.</source>
        <translation>LF로 바꾼 줄 끝: %1개.</translation>
    </message>
    <message>
        <source>There is no display to show the window on. Use “headlight train TEXT” in a terminal.</source>
        <translation>창을 띄울 화면이 없습니다. 터미널에서 “headlight train TEXT”를 쓰세요.</translation>
    </message>
    <message>
        <source>“%1” holds weights without their characters. Name the text that they were trained with: %2.</source>
        <translation>글자 정보 없이 가중치만 든 파일입니다: “%1”. 학습에 쓴 텍스트를 지정하세요: %2.</translation>
    </message>
    <message>
        <source>--%1 does not go with --open: a run keeps the settings it began with.</source>
        <translation>--%1 옵션은 --open과 함께 쓸 수 없습니다. 학습은 시작할 때의 설정을 그대로 씁니다.</translation>
    </message>
    <message>
        <source>Read as %1; --encoding NAME chooses another encoding.</source>
        <translation>%1 인코딩으로 읽었습니다. 다른 인코딩은 --encoding NAME으로 고릅니다.</translation>
    </message>
    <message>
        <source>Decomposed characters that were composed: %1; --raw keeps them as they are.</source>
        <translation>합쳐진 분해 글자: %1자. --raw를 쓰면 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Broken bytes that became U+FFFD: %1.</source>
        <translation>U+FFFD로 바뀐 잘못된 바이트: %1개.</translation>
    </message>
    <message>
        <source>“%1” is a file that is read: give another name to write to.</source>
        <translation>읽는 데 쓰는 파일입니다: “%1”. 쓸 파일은 다른 이름으로 지정하세요.</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>표준 출력</translation>
    </message>
    <message>
        <source>%1, training threads: %2</source>
        <translation>%1, 학습 스레드: %2</translation>
    </message>
    <message>
        <source>Interrupted after step %1. The run is saved: --open %2 goes on with it.</source>
        <translation>%1스텝을 마치고 중단했습니다. 학습은 저장되었습니다. 이어 가려면: --open %2</translation>
    </message>
</context>
<context>
    <name>Damage</name>
    <message>
        <source>the archive&apos;s table of contents</source>
        <translation>압축 파일의 목록</translation>
    </message>
    <message>
        <source>a tensor in data.pkl</source>
        <translation>data.pkl 안의 텐서</translation>
    </message>
    <message>
        <source>the header</source>
        <translation>머리 부분</translation>
    </message>
    <message>
        <source>it unpacks to far more than its size</source>
        <translation>풀면 파일 크기보다 지나치게 커짐</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 항목이 두 번 있음</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 항목이 없음</translation>
    </message>
    <message>
        <source>%1 (checksum)</source>
        <translation>%1 항목의 체크섬</translation>
    </message>
    <message>
        <source>%1 is larger than the file</source>
        <translation>%1 항목이 파일보다 큼</translation>
    </message>
    <message>
        <source>%1 is packed in an unknown way</source>
        <translation>%1 항목의 압축 방식을 알 수 없음</translation>
    </message>
    <message>
        <source>%1 is far too large</source>
        <translation>%1 항목이 지나치게 큼</translation>
    </message>
    <message>
        <source>%1 has an unknown protocol</source>
        <translation>%1 항목의 프로토콜을 알 수 없음</translation>
    </message>
    <message>
        <source>%1 ends too early</source>
        <translation>%1 항목이 도중에 끊김</translation>
    </message>
    <message>
        <source>bytes that belong to no tensor</source>
        <translation>어느 텐서에도 속하지 않는 바이트</translation>
    </message>
</context>
<context>
    <name>EncodingChoices</name>
    <message>
        <source>Unicode</source>
        <translation>유니코드</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본어</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>서유럽</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>중부 유럽</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>키릴 문자</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>그리스어</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>튀르키예어</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>히브리어</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>아랍어</translation>
    </message>
    <message>
        <source>Korean (Windows)</source>
        <translation>한국어(Windows)</translation>
    </message>
    <message>
        <source>Chinese, simplified</source>
        <translation>중국어 간체</translation>
    </message>
    <message>
        <source>Chinese, traditional</source>
        <translation>중국어 번체</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>발트어</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>베트남어</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>태국어</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>ErrorSentences</name>
    <message>
        <source>The file “%1” cannot be read (%2). Check its permissions or choose another one.</source>
        <translation>파일을 읽을 수 없습니다: “%1”(%2). 파일의 권한을 확인하거나 다른 파일을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” is empty. Choose a file with text in it.</source>
        <translation>파일이 비어 있습니다: “%1”. 글이 들어 있는 파일을 고르세요.</translation>
    </message>
    <message>
        <source>There is no built-in text “%1”. Give a file, or one of the built-in names that the help lists.</source>
        <translation>그런 내장 텍스트는 없습니다: “%1”. 파일을 지정하거나 도움말에 나오는 내장 텍스트의 이름을 쓰세요.</translation>
    </message>
    <message>
        <source>This text is too short to train on: characters: %1, needed for this block size: %2. Set the block size to %3 or less, or choose a longer text.</source>
        <translation>학습하기에는 텍스트가 너무 짧습니다. 이 블록 크기에는 %2글자가 필요한데 텍스트는 %1글자입니다. 블록 크기를 %3 이하로 줄이거나 더 긴 텍스트를 고르세요.</translation>
    </message>
    <message>
        <source>This text is too short to train on: characters: %1, needed: %2. Choose a longer text.</source>
        <translation>학습하기에는 텍스트가 너무 짧습니다. %2글자가 필요한데 텍스트는 %1글자입니다. 더 긴 텍스트를 고르세요.</translation>
    </message>
    <message>
        <source>The character %1 does not occur in the text, so the model has no token for it. Leave it out.</source>
        <translation>%1 글자는 텍스트에 나오지 않아서 모델에 해당하는 토큰이 없습니다. 이 글자를 빼 주세요.</translation>
    </message>
    <message>
        <source>The character “%1” (%2) does not occur in the text, so the model has no token for it. Leave it out.</source>
        <translation>“%1”(%2) 글자는 텍스트에 나오지 않아서 모델에 해당하는 토큰이 없습니다. 이 글자를 빼 주세요.</translation>
    </message>
    <message>
        <source>The setting “%1” is out of range. Choose a value in this range: %2.</source>
        <translation>설정값이 범위를 벗어났습니다: “%1”. 다음 범위의 값을 고르세요: %2.</translation>
    </message>
    <message>
        <source>This model is too large: %1 = %2, and at most %3 is possible. Choose a smaller batch size, block size or n_embd, or a text with fewer different characters.</source>
        <translation>모델이 너무 큽니다. %1 = %2, 가능한 최댓값은 %3입니다. 배치 크기, 블록 크기, n_embd를 줄이거나 글자 종류가 더 적은 텍스트를 고르세요.</translation>
    </message>
    <message>
        <source>The input to observe is empty. Type at least one character of the text.</source>
        <translation>관찰할 입력이 비어 있습니다. 텍스트에 나오는 글자를 하나 이상 입력하세요.</translation>
    </message>
    <message>
        <source>The input to observe is too long: characters: %1, at most: %2. Shorten it, or raise the block size.</source>
        <translation>관찰할 입력이 너무 깁니다. %2글자까지 되는데 %1글자입니다. 입력을 줄이거나 블록 크기를 키우세요.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong inside the program. Press Reset and try again.</source>
        <translation>프로그램 안에서 예상하지 못한 문제가 생겼습니다. “초기화”를 누르고 다시 해 보세요.</translation>
    </message>
    <message>
        <source>Something unexpected went wrong inside the program: %1. Press Reset and try again.</source>
        <translation>프로그램 안에서 예상하지 못한 문제가 생겼습니다: %1. “초기화”를 누르고 다시 해 보세요.</translation>
    </message>
    <message>
        <source>LibTorch could not be loaded, so nothing can be trained: %1. Install it again; texts can be looked at meanwhile.</source>
        <translation>LibTorch를 불러오지 못해 학습할 수 없습니다: %1. LibTorch를 다시 설치하세요. 텍스트는 지금도 살펴볼 수 있습니다.</translation>
    </message>
    <message>
        <source>The device “%1” is not available here. Choose automatic or CPU.</source>
        <translation>여기서는 쓸 수 없는 장치입니다: “%1”. 자동이나 CPU를 고르세요.</translation>
    </message>
    <message>
        <source>There is not enough memory: %1 MiB were asked for. Choose a smaller batch size, block size or n_embd.</source>
        <translation>메모리가 부족합니다(필요한 크기: %1 MiB). 배치 크기, 블록 크기, n_embd를 줄이세요.</translation>
    </message>
    <message>
        <source>There is not enough memory. Choose a smaller batch size, block size or n_embd.</source>
        <translation>메모리가 부족합니다. 배치 크기, 블록 크기, n_embd를 줄이세요.</translation>
    </message>
    <message>
        <source>The file “%1” could not be written (%2). Choose another place or free some space.</source>
        <translation>파일을 저장하지 못했습니다: “%1”(%2). 다른 위치를 고르거나 저장 공간을 비우세요.</translation>
    </message>
    <message>
        <source>There is no file “%1”. Check the name and the folder.</source>
        <translation>파일을 찾을 수 없습니다: “%1”. 이름과 폴더를 확인하세요.</translation>
    </message>
    <message>
        <source>At step %1 the loss was no longer a finite number, so training has stopped; the weights from before that step are kept. Lower the learning rate and begin again.</source>
        <translation>스텝 %1에서 손실이 더는 유한한 수가 아니어서 학습을 멈추었습니다. 그 스텝 이전의 가중치는 남아 있습니다. 학습률을 낮추고 처음부터 다시 시작하세요.</translation>
    </message>
    <message>
        <source>The weights are so large or broken that they give no probabilities. Lower the learning rate and begin again.</source>
        <translation>가중치가 너무 크거나 망가져서 확률을 구할 수 없습니다. 학습률을 낮추고 처음부터 다시 시작하세요.</translation>
    </message>
    <message>
        <source>%1 and more: %2</source>
        <translation>%1 외 %2개</translation>
    </message>
    <message>
        <source>“%1” is empty. Choose a file with weights in it.</source>
        <translation>파일이 비어 있습니다: “%1”. 가중치가 들어 있는 파일을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” is in PyTorch&apos;s format from before version 1.6. Load it in PyTorch, save it again with torch.save() and open that.</source>
        <translation>PyTorch 1.6 이전 형식의 파일입니다: “%1”. PyTorch에서 불러와 torch.save()로 다시 저장한 뒤 그 파일을 여세요.</translation>
    </message>
    <message>
        <source>“%1” is a tar file, which only the oldest PyTorch wrote for weights. If it holds weights, load it in PyTorch, save it again with torch.save() and open that.</source>
        <translation>tar 파일입니다: “%1”. 가중치를 tar로 저장한 것은 아주 오래된 PyTorch뿐입니다. 가중치가 들어 있다면 PyTorch에서 불러와 torch.save()로 다시 저장한 뒤 그 파일을 여세요.</translation>
    </message>
    <message>
        <source>“%1” is a zip file, but PyTorch did not write it. Choose a run or a file that torch.save() has written.</source>
        <translation>PyTorch가 저장하지 않은 zip 파일입니다: “%1”. 저장된 학습 파일이나 torch.save()로 저장한 파일을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” is a packed archive. Unpack it and open the file inside.</source>
        <translation>압축 파일입니다: “%1”. 압축을 풀고 안에 있는 파일을 여세요.</translation>
    </message>
    <message>
        <source>“%1” is a document, a picture or a program; there are no weights in it. Choose a run or a file that torch.save() has written.</source>
        <translation>문서나 그림, 프로그램이어서 가중치가 없습니다: “%1”. 저장된 학습 파일이나 torch.save()로 저장한 파일을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” seems to be a text; there are no weights in it. Open it as a text, or choose a run or a file that torch.save() has written.</source>
        <translation>텍스트로 보이며 가중치가 없습니다: “%1”. 텍스트로 열거나, 저장된 학습 파일 또는 torch.save()로 저장한 파일을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” is neither a run nor a file with the weights of a model. Choose a run or a file that torch.save() has written.</source>
        <translation>저장된 학습도 모델의 가중치도 아닌 파일입니다: “%1”. 저장된 학습 파일이나 torch.save()로 저장한 파일을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” holds the weights of another model. Not of this model: %2. Save the state_dict of the chapter&apos;s model and open that.</source>
        <translation>다른 모델의 가중치입니다: “%1”. 이 모델에 없는 이름: %2. 이 장의 모델의 state_dict를 저장해 여세요.</translation>
    </message>
    <message>
        <source>“%1” does not hold all weights of the chapter&apos;s model. Missing: %2. Save the whole state_dict and open that.</source>
        <translation>이 장의 모델의 가중치가 모두 들어 있지 않습니다: “%1”. 빠진 이름: %2. state_dict 전체를 저장해 여세요.</translation>
    </message>
    <message>
        <source>“%1” holds the weights of another model. Missing: %2. Not of this model: %3. Save the state_dict of the chapter&apos;s model and open that.</source>
        <translation>다른 모델의 가중치입니다: “%1”. 빠진 이름: %2. 이 모델에 없는 이름: %3. 이 장의 모델의 state_dict를 저장해 여세요.</translation>
    </message>
    <message>
        <source>The weights “%1” have the shape %3 where %2 is needed. Choose the text and the settings that these weights were trained with.</source>
        <translation>가중치의 모양이 맞지 않습니다: “%1”. 필요한 모양: %2, 파일의 모양: %3. 이 가중치를 학습한 텍스트와 설정을 고르세요.</translation>
    </message>
    <message>
        <source>The weights “%1” cannot be read: %2. Save them in PyTorch as an ordinary tensor of floating-point numbers and open that.</source>
        <translation>가중치를 읽을 수 없습니다: “%1”(%2). PyTorch에서 일반 실수 텐서로 저장해 여세요.</translation>
    </message>
    <message>
        <source>The weights are for %3 different characters, but the text “%1” has %2. Choose the text that these weights were trained with.</source>
        <translation>글자 종류의 수가 맞지 않습니다. 가중치: %3, 텍스트 “%1”: %2. 이 가중치를 학습한 텍스트를 고르세요.</translation>
    </message>
    <message>
        <source>To train on, the run needs its text “%1”. Open that text; looking and generating work without.</source>
        <translation>학습을 계속하려면 이 실행의 텍스트가 필요합니다: “%1”. 그 텍스트를 여세요. 관찰과 생성은 텍스트 없이도 됩니다.</translation>
    </message>
    <message>
        <source>Without the causal mask the chapter&apos;s class computes something else, so its weights cannot be exported for it. Save the run instead.</source>
        <translation>causal mask(인과 마스크)를 끈 모델은 이 장의 클래스와 계산이 달라서 가중치를 내보낼 수 없습니다. 대신 실행을 저장하세요.</translation>
    </message>
    <message>
        <source>The file “%1” is damaged. Fetch it again or choose another copy.</source>
        <translation>손상된 파일입니다: “%1”. 다시 받거나 다른 사본을 고르세요.</translation>
    </message>
    <message>
        <source>The file “%1” is damaged (%2). Fetch it again or choose another copy.</source>
        <translation>손상된 파일입니다: “%1”(%2). 다시 받거나 다른 사본을 고르세요.</translation>
    </message>
    <message>
        <source>The run “%1” has the format version %2; this program reads up to version %3. Open it with a newer version of Headlight.</source>
        <translation>더 새로운 형식으로 저장된 학습입니다: “%1”(형식 버전 %2). 이 프로그램은 버전 %3까지 읽습니다. 더 새로운 Headlight로 여세요.</translation>
    </message>
    <message>
        <source>“%1” is a word-processor document, not a plain text. Open it there, save it as plain text in UTF-8 and open that.</source>
        <translation>일반 텍스트가 아니라 문서 파일입니다: “%1”. 문서 프로그램에서 열어 UTF-8 일반 텍스트로 저장한 뒤 그 파일을 여세요.</translation>
    </message>
    <message>
        <source>“%1” is a picture, not a text. Choose a text file.</source>
        <translation>텍스트가 아니라 그림입니다: “%1”. 텍스트 파일을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” is a sound or a video, not a text. Choose a text file.</source>
        <translation>텍스트가 아니라 소리나 동영상입니다: “%1”. 텍스트 파일을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” is a packed archive. Unpack it and open the text file inside.</source>
        <translation>압축 파일입니다: “%1”. 압축을 풀고 안에 있는 텍스트 파일을 여세요.</translation>
    </message>
    <message>
        <source>“%1” is a program, not a text. Choose a text file.</source>
        <translation>텍스트가 아니라 프로그램입니다: “%1”. 텍스트 파일을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” holds the weights of a model, not a text. Open it as a run or as weights.</source>
        <translation>텍스트가 아니라 모델의 가중치입니다: “%1”. 실행이나 가중치로 여세요.</translation>
    </message>
    <message>
        <source>“%1” is not a text: it holds binary data. Choose a text file.</source>
        <translation>텍스트가 아니라 이진 데이터입니다: “%1”. 텍스트 파일을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” cannot be read as %2: broken bytes: %3, the first in line %4. Choose another encoding, or open it with the broken places shown.</source>
        <translation>%2 인코딩으로 읽을 수 없습니다: “%1”. 잘못된 바이트가 %3개 있고, 첫 번째는 %4번째 줄에 있습니다. 다른 인코딩을 고르거나 잘못된 부분을 표시한 채로 여세요.</translation>
    </message>
    <message>
        <source>“%1” is a folder or a device, not a file. Choose a file.</source>
        <translation>파일이 아니라 폴더나 장치입니다: “%1”. 파일을 고르세요.</translation>
    </message>
    <message>
        <source>The file “%1” has %2 MiB; at most %3 MiB can be opened. Choose a smaller one.</source>
        <translation>파일이 너무 큽니다: “%1”(%2 MiB). %3 MiB까지 열 수 있습니다. 더 작은 파일을 고르세요.</translation>
    </message>
    <message>
        <source>“%1” holds the weights of another model: “%2” has the shape %4 where %3 is needed. Save the state_dict of the chapter&apos;s model and open that.</source>
        <translation>다른 모델의 가중치가 든 파일입니다: “%1”. “%2” 텐서의 모양은 %3이어야 하는데 파일에는 %4입니다. 이 장의 모델의 state_dict를 저장해서 그 파일을 여세요.</translation>
    </message>
    <message>
        <source>The weights “%2” in “%1” cannot be read: %3. Save them in PyTorch as an ordinary tensor of floating-point numbers and open that.</source>
        <translation>파일 “%1”의 가중치 “%2”: 읽을 수 없습니다(%3). PyTorch에서 보통의 부동소수점 텐서로 저장해서 그 파일을 여세요.</translation>
    </message>
    <message>
        <source>This run is not kept for the next start: “%1” could not be written (%2). Save the run where there is room.</source>
        <translation>이 학습은 다음에 시작할 때까지 보관되지 않습니다. “%1”에 쓰지 못했습니다(%2). 자리가 있는 곳에 학습을 저장하세요.</translation>
    </message>
    <message>
        <source>“%1” holds NUL characters, which are in no text: %2, the first in line %3. Remove them, or open it with the broken places shown.</source>
        <translation>텍스트에 있을 수 없는 NUL 문자가 든 파일입니다: “%1”(%2개, 처음은 %3번째 줄). NUL 문자를 지우거나, 깨진 곳을 표시하여 여세요.</translation>
    </message>
    <message>
        <source>This is another text than the run learns from: “%1”. Choose that text, read as it was then (encoding, composition, broken places).</source>
        <translation>학습한 텍스트가 아닙니다. 학습한 텍스트: “%1”. 그 텍스트를 고르고, 그때와 같은 방법(인코딩, 글자 합치기, 깨진 곳)으로 읽으세요.</translation>
    </message>
    <message>
        <source>To train on, the run needs its text “%1” as it was, but the file has changed since. Open an unchanged copy; looking and generating work without.</source>
        <translation>이어서 학습하려면 그때 그대로의 텍스트가 있어야 하는데 파일이 바뀌었습니다: “%1”. 바뀌지 않은 사본을 여세요. 살펴보기와 생성은 텍스트 없이도 됩니다.</translation>
    </message>
    <message>
        <source>The weights “%1” hold numbers that are not finite, so they give no probabilities. Choose other weights or train new ones.</source>
        <translation>유한하지 않은 수가 있어서 확률을 낼 수 없는 가중치입니다: “%1”. 다른 가중치를 고르거나 새로 학습하세요.</translation>
    </message>
</context>
<context>
    <name>ExportHeatmap</name>
    <message>
        <source>Rows ↓ current position (Query), → its true next character</source>
        <translation>행 ↓ 현재 토큰 위치(Query), → 실제 다음 글자</translation>
    </message>
    <message>
        <source>Rows ↓ current position (Query)</source>
        <translation>행 ↓ 현재 토큰 위치(Query)</translation>
    </message>
    <message>
        <source>Columns → position looked at (Key)</source>
        <translation>열 → 참고되는 토큰 위치(Key)</translation>
    </message>
</context>
<context>
    <name>FileDialogs</name>
    <message>
        <source>Text files (*.txt *.md *.csv)</source>
        <translation>텍스트 파일 (*.txt *.md *.csv)</translation>
    </message>
    <message>
        <source>Runs and weights (*.pt *.pth *.safetensors)</source>
        <translation>학습과 가중치 (*.pt *.pth *.safetensors)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>PyTorch files (*.pt)</source>
        <translation>PyTorch 파일 (*.pt)</translation>
    </message>
    <message>
        <source>Open a text or a run</source>
        <translation>텍스트나 저장된 학습 열기</translation>
    </message>
    <message>
        <source>Texts, runs and weights (*.txt *.md *.csv *.pt *.pth *.safetensors)</source>
        <translation>텍스트, 학습, 가중치 (*.txt *.md *.csv *.pt *.pth *.safetensors)</translation>
    </message>
    <message>
        <source>Choose the text</source>
        <translation>텍스트 고르기</translation>
    </message>
    <message>
        <source>Save the run</source>
        <translation>학습 저장</translation>
    </message>
    <message>
        <source>Export the weights for PyTorch</source>
        <translation>PyTorch용 가중치 내보내기</translation>
    </message>
</context>
<context>
    <name>Inspect</name>
    <message>
        <source>encoding: %1, its byte-order mark left out</source>
        <translation>인코딩: %1(바이트 순서 표시는 뺌)</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>인코딩: %1</translation>
    </message>
    <message>
        <source>vocabulary: %1</source>
        <translation>어휘 집합: %1</translation>
    </message>
    <message>
        <source>too short to train with a block size of %1: the largest that fits is %2</source>
        <translation>블록 크기 %1에서 학습하기에는 너무 짧음(가능한 최대 블록 크기: %2)</translation>
    </message>
    <message>
        <source>can be trained with a block size of %1</source>
        <translation>블록 크기 %1에서 학습할 수 있음</translation>
    </message>
    <message>
        <source>can be trained with a block size of %1, without a validation loss</source>
        <translation>블록 크기 %1에서 학습할 수 있음(검증 손실은 없음)</translation>
    </message>
    <message>
        <source>line ends folded to LF: %1</source>
        <translation>LF로 바꾼 줄 끝: %1</translation>
    </message>
    <message>
        <source>characters: %1</source>
        <translation>글자 수: %1</translation>
    </message>
    <message>
        <source>vocabulary size: %1</source>
        <translation>어휘 크기: %1</translation>
    </message>
    <message>
        <source>training part: %1</source>
        <translation>학습 데이터: %1</translation>
    </message>
    <message>
        <source>validation part: %1</source>
        <translation>검증 데이터: %1</translation>
    </message>
    <message>
        <source>loss of guessing, ln V: %1</source>
        <translation>마구 찍을 때의 손실(ln V): %1</translation>
    </message>
    <message>
        <source>validation loss of counted pairs: %1</source>
        <translation>Bigram 모델의 검증 손실: %1</translation>
    </message>
    <message>
        <source>too short to train with any block size</source>
        <translation>너무 짧아서 어떤 block_size로도 학습할 수 없습니다</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>block size, T: %1</source>
        <translation>블록 크기 T: %1</translation>
    </message>
    <message>
        <source>embedding width, C: %1</source>
        <translation>임베딩 폭 C: %1</translation>
    </message>
    <message>
        <source>parameters: %1</source>
        <translation>파라미터 수: %1</translation>
    </message>
    <message>
        <source>all weights are finite</source>
        <translation>모든 가중치가 유한합니다</translation>
    </message>
    <message>
        <source>weights that are not finite: %1</source>
        <translation>유한하지 않은 가중치: %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>찾지 못함</translation>
    </message>
    <message>
        <source>inside the run</source>
        <translation>파일 안에 있음</translation>
    </message>
    <message>
        <source>found</source>
        <translation>찾음</translation>
    </message>
    <message>
        <source>text: %1 (%2)</source>
        <translation>텍스트: %1 (%2)</translation>
    </message>
    <message>
        <source>place of the text: %1</source>
        <translation>텍스트의 위치: %1</translation>
    </message>
    <message>
        <source>the text is inside the run: %1</source>
        <translation>파일 안의 텍스트: %1</translation>
    </message>
    <message>
        <source>SHA-256 of the text: %1</source>
        <translation>텍스트의 SHA-256: %1</translation>
    </message>
    <message>
        <source>batch size, B: %1</source>
        <translation>배치 크기 B: %1</translation>
    </message>
    <message>
        <source>learning rate: %1</source>
        <translation>학습률: %1</translation>
    </message>
    <message>
        <source>steps between evaluations: %1</source>
        <translation>평가 사이의 스텝: %1</translation>
    </message>
    <message>
        <source>batches a split in one evaluation: %1</source>
        <translation>평가 한 번에 쓰는 배치: %1</translation>
    </message>
    <message>
        <source>seed: %1</source>
        <translation>시드: %1</translation>
    </message>
    <message>
        <source>causal mask: %1</source>
        <translation>causal mask(인과 마스크): %1</translation>
    </message>
    <message>
        <source>division by √head_size: %1</source>
        <translation>√head_size로 나누기: %1</translation>
    </message>
    <message>
        <source>position embedding: %1</source>
        <translation>위치 임베딩: %1</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>스텝 %1 / %2</translation>
    </message>
    <message>
        <source>began with: %1</source>
        <translation>시작한 가중치: %1</translation>
    </message>
    <message>
        <source>untrained weights</source>
        <translation>학습하지 않은 가중치</translation>
    </message>
    <message>
        <source>weights of a file</source>
        <translation>파일의 가중치</translation>
    </message>
    <message>
        <source>stopped: the loss of step %1 was not finite</source>
        <translation>멈춤: %1스텝의 손실이 유한하지 않음</translation>
    </message>
    <message>
        <source>last evaluation: step %1</source>
        <translation>마지막 평가: 스텝 %1</translation>
    </message>
    <message>
        <source>training loss: %1</source>
        <translation>학습 손실: %1</translation>
    </message>
    <message>
        <source>validation loss: %1</source>
        <translation>검증 손실: %1</translation>
    </message>
    <message>
        <source>last mini-batch loss: %1</source>
        <translation>마지막 미니배치 손실: %1</translation>
    </message>
    <message>
        <source>weights without a text, its characters and a history</source>
        <translation>텍스트와 글자, 기록이 없는 가중치</translation>
    </message>
    <message>
        <source>a run of Headlight</source>
        <translation>Headlight의 저장된 학습</translation>
    </message>
    <message>
        <source>decomposed characters composed: %1</source>
        <translation>합쳐진 분해 글자: %1</translation>
    </message>
    <message>
        <source>decomposed characters kept as they are</source>
        <translation>분해된 글자를 그대로 둠</translation>
    </message>
    <message>
        <source>broken bytes shown as U+FFFD: %1</source>
        <translation>U+FFFD로 나타낸 잘못된 바이트: %1</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>그 뒤에 바뀜</translation>
    </message>
</context>
<context>
    <name>LossText</name>
    <message>
        <source>training</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Mean loss over many batches of the training part, estimated at every evaluation</source>
        <translation>학습 데이터에서 뽑은 여러 배치의 평균 손실. 평가할 때마다 추정합니다.</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>검증</translation>
    </message>
    <message>
        <source>Mean loss over many batches of the validation part, which the model never trains on</source>
        <translation>검증 데이터에서 뽑은 여러 배치의 평균 손실. 모델은 이 데이터로 학습하지 않습니다.</translation>
    </message>
    <message>
        <source>mini-batch</source>
        <translation>미니배치</translation>
    </message>
    <message>
        <source>Loss of the batch of each step, before its update. In long runs neighbouring steps are drawn as one: by the least and the greatest loss among them.</source>
        <translation>각 스텝의 배치에서 가중치를 갱신하기 전에 계산한 손실. 스텝이 많으면 이웃한 스텝을 묶어 그중 가장 작은 손실과 가장 큰 손실로 그립니다.</translation>
    </message>
    <message>
        <source>ln V %1</source>
        <translation>ln V %1</translation>
    </message>
    <message>
        <source>The loss of guessing evenly among all V characters</source>
        <translation>V개의 글자를 모두 같은 확률로 찍을 때의 손실</translation>
    </message>
    <message>
        <source>bigram %1</source>
        <translation>Bigram %1</translation>
    </message>
    <message>
        <source>The validation loss of a bigram model: it looks at one character only and is made of the counts of the training part, 0.1 added to each</source>
        <translation>Bigram 모델의 검증 손실. 바로 앞 글자 하나만 보는 모델로, 학습 데이터에서 글자쌍을 센 횟수에 0.1씩 더해 만듭니다.</translation>
    </message>
    <message>
        <source>Step %1 · training %2 · perplexity %3</source>
        <translation>스텝 %1 · 학습 %2 · 퍼플렉서티 %3</translation>
    </message>
    <message>
        <source>Step %1 · training %2 · validation %3 (perplexity %4)</source>
        <translation>스텝 %1 · 학습 %2 · 검증 %3(퍼플렉서티 %4)</translation>
    </message>
    <message>
        <source>Step %1 · mini-batch %2 · perplexity %3</source>
        <translation>스텝 %1 · 미니배치 %2 · 퍼플렉서티 %3</translation>
    </message>
    <message>
        <source>At step %1 the loss was no longer a finite number. Training has stopped with the weights of the step before. Lower the learning rate and press Reset.</source>
        <translation>스텝 %1에서 손실이 유한한 수를 벗어났습니다. 바로 앞 스텝의 가중치에서 학습을 멈췄습니다. 학습률을 낮추고 “초기화”를 누르세요.</translation>
    </message>
    <message>
        <source>Validation loss was lowest at step %1 (%2) and has risen since, while training loss fell: the model is learning this text by heart. Small texts invite that.</source>
        <translation>검증 손실은 스텝 %1에서 가장 낮았고(%2) 그 뒤로 올라갔지만, 학습 손실은 내려갔습니다. 모델이 이 텍스트를 외우고 있다는 뜻입니다. 작은 텍스트에서 흔히 일어나는 일입니다.</translation>
    </message>
    <message>
        <source>Validation loss was lowest at step %1 (%2) and has risen since, and training loss did not fall: the learning rate may be too large.</source>
        <translation>검증 손실은 스텝 %1에서 가장 낮았고(%2) 그 뒤로 올라갔으며, 학습 손실도 내려가지 않았습니다. 학습률이 너무 클 수 있습니다.</translation>
    </message>
    <message>
        <source>The validation part is too short for one window, so there is no validation curve.</source>
        <translation>검증 데이터가 컨텍스트 윈도우 하나보다 짧아서 검증 곡선이 없습니다.</translation>
    </message>
</context>
<context>
    <name>MapLegend</name>
    <message>
        <source>blocked</source>
        <translation>막힘</translation>
    </message>
    <message>
        <source>may look</source>
        <translation>볼 수 있음</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>Unknown error</source>
        <translation>알 수 없는 오류</translation>
    </message>
</context>
<context>
    <name>SystemReason</name>
    <message>
        <source>No such file or folder</source>
        <translation>그런 파일이나 폴더가 없음</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>권한이 없음</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>허용되지 않은 작업</translation>
    </message>
    <message>
        <source>It is a folder</source>
        <translation>폴더임</translation>
    </message>
    <message>
        <source>A part of the path is not a folder</source>
        <translation>경로의 일부가 폴더가 아님</translation>
    </message>
    <message>
        <source>No space left on the disk</source>
        <translation>디스크에 남은 공간이 없음</translation>
    </message>
    <message>
        <source>The disk is read-only</source>
        <translation>읽기 전용 디스크</translation>
    </message>
    <message>
        <source>The file would be too large</source>
        <translation>파일이 너무 커짐</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>이름이 너무 김</translation>
    </message>
    <message>
        <source>Too many symbolic links</source>
        <translation>심볼릭 링크가 너무 많음</translation>
    </message>
    <message>
        <source>Reading or writing the disk failed</source>
        <translation>디스크를 읽거나 쓰지 못함</translation>
    </message>
</context>
<context>
    <name>VocabularyWarning</name>
    <message>
        <source>V = %1 different characters in N = %2: perhaps the wrong encoding.</source>
        <translation>글자 수(N) %2에 비해 글자 종류(V)가 %1개로 많습니다. 인코딩이 틀렸을 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>headlight::AboutDialog</name>
    <message>
        <source>Qt %1
QCustomPlot %2
LibTorch %3
BLAS: %4</source>
        <translation>Qt %1
QCustomPlot %2
LibTorch %3
BLAS: %4</translation>
    </message>
    <message>
        <source>About Headlight</source>
        <translation>Headlight 정보</translation>
    </message>
    <message>
        <source>Headlight %1</source>
        <translation>Headlight %1</translation>
    </message>
    <message>
        <source>Trains a character-level language model with one causal self-attention head and shows what happens inside it while it learns.</source>
        <translation>causal self-attention head 하나로 된 글자 단위 언어 모델을 학습시키고, 학습하는 동안 그 안에서 무슨 일이 일어나는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>This is the slow reference BLAS: training takes about six times as long as with OpenBLAS. Install OpenBLAS (on Debian: libopenblas0-pthread) and start again.</source>
        <translation>느린 reference BLAS가 쓰이고 있어서 학습이 OpenBLAS보다 여섯 배쯤 오래 걸립니다. OpenBLAS(Debian에서는 libopenblas0-pthread)를 설치하고 다시 시작하세요.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (GPL-3.0-or-later). It comes without any warranty.</source>
        <translation>GNU General Public License 버전 3 또는 그 이후 버전(GPL-3.0-or-later)을 따르는 자유 소프트웨어입니다. 어떠한 보증도 제공하지 않습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>headlight::AttentionMaps</name>
    <message>
        <source>LibTorch is being loaded…</source>
        <translation>LibTorch를 불러오는 중입니다…</translation>
    </message>
    <message>
        <source>No text is open yet.</source>
        <translation>아직 열린 텍스트가 없습니다.</translation>
    </message>
    <message>
        <source>Point at a cell to read it, click to pin it; the arrow keys move the pin, Esc frees it.</source>
        <translation>칸을 가리키면 값을 읽을 수 있고, 클릭하면 고정됩니다. 고정한 칸은 화살표 키로 옮기고 Esc로 풉니다.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>학습 전</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>Now: step %1</source>
        <translation>현재: 스텝 %1</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>인과 마스크</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>A weight says how values are mixed, not what is “important”.</source>
        <translation>가중치는 Value를 섞는 비율일 뿐, 무엇이 “중요한지”를 말해 주지는 않습니다.</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>연 상태</translation>
    </message>
</context>
<context>
    <name>headlight::AttentionRowTable</name>
    <message>
        <source>Pos.</source>
        <translation>위치</translation>
    </message>
    <message>
        <source>Char.</source>
        <translation>글자</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>가중치</translation>
    </message>
    <message>
        <source>Position looked at</source>
        <translation>참고되는 토큰 위치</translation>
    </message>
    <message>
        <source>Its character</source>
        <translation>그 위치의 글자</translation>
    </message>
    <message>
        <source>Score just before the softmax; −∞ where the mask blocks</source>
        <translation>softmax 직전의 점수. 마스크로 막힌 곳은 −∞입니다.</translation>
    </message>
    <message>
        <source>Attention weight in per cent</source>
        <translation>어텐션 가중치(%)</translation>
    </message>
</context>
<context>
    <name>headlight::ChecksPanel</name>
    <message>
        <source>Nothing has been computed yet: –</source>
        <translation>아직 계산한 것이 없습니다: –</translation>
    </message>
    <message>
        <source>Read from the tensors of step %1, with the probe as input.</source>
        <translation>관찰할 입력을 넣고 스텝 %1의 텐서에서 읽은 값입니다.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>통과</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Not true: %1
%2</source>
        <translation>맞지 않음: %1
%2</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>점검</translation>
    </message>
    <message>
        <source>B batch, T block size (here the probe&apos;s length), C embedding width, V vocabulary size</source>
        <translation>B: 배치, T: 블록 크기(여기서는 관찰할 입력의 길이), C: 임베딩 차원, V: 어휘 크기</translation>
    </message>
    <message>
        <source>Shapes and checks, step %1</source>
        <translation>모양과 점검, %1스텝</translation>
    </message>
</context>
<context>
    <name>headlight::EncodingDialog</name>
    <message>
        <source>Recognise: %1</source>
        <translation>자동 인식: %1</translation>
    </message>
    <message>
        <source>In the part of the file looked at, every byte can be read.</source>
        <translation>살펴본 부분에는 읽을 수 없는 바이트가 없습니다.</translation>
    </message>
    <message>
        <source>Places that cannot be read: %1, the first in line %2. They are shown as �.</source>
        <translation>읽을 수 없는 곳: %1, 첫 번째는 %2번째 줄. 이런 곳은 �로 표시됩니다.</translation>
    </message>
    <message>
        <source>Places that cannot be read: %1, the first in line %2. Unless broken bytes are shown, the file is refused.</source>
        <translation>읽을 수 없는 곳: %1, 첫 번째는 %2번째 줄. 잘못된 바이트를 표시하지 않으면 파일을 열 수 없습니다.</translation>
    </message>
    <message>
        <source>Encoding of the text</source>
        <translation>텍스트의 인코딩</translation>
    </message>
    <message>
        <source>Choose the encoding with which the text reads right. The likeliest come first.</source>
        <translation>글이 바르게 읽히는 인코딩을 고르세요. 가능성이 높은 것부터 보입니다.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>&amp;Compose decomposed characters (NFC), as for files from a Mac</source>
        <translation>풀어 쓴 글자 모아 쓰기(NFC, Mac에서 온 파일 등)(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Show broken bytes as U+FFFD (�) instead of refusing the file</source>
        <translation>잘못된 바이트가 있어도 열고 U+FFFD(�)로 표시(&amp;S)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>headlight::ExportActions</name>
    <message>
        <source>Copy &amp;all text</source>
        <translation>전체 글 복사(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Save text…</source>
        <translation>글 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>그림 복사(&amp;P)</translation>
    </message>
    <message>
        <source>Copy &amp;data</source>
        <translation>데이터 복사(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>그림 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve data…</source>
        <translation>데이터 저장(&amp;V)…</translation>
    </message>
    <message>
        <source>Save data of all &amp;rows…</source>
        <translation>모든 행의 데이터 저장(&amp;R)…</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG 그림</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>SVG 그림</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF 문서</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>그림 저장</translation>
    </message>
    <message>
        <source>CSV for spreadsheets, with byte-order mark</source>
        <translation>스프레드시트용 CSV(바이트 순서 표시 있음)</translation>
    </message>
    <message>
        <source>CSV, without byte-order mark</source>
        <translation>CSV(바이트 순서 표시 없음)</translation>
    </message>
    <message>
        <source>Save data</source>
        <translation>데이터 저장</translation>
    </message>
    <message>
        <source>Save text</source>
        <translation>글 저장</translation>
    </message>
    <message>
        <source>Text in UTF-8</source>
        <translation>UTF-8 텍스트</translation>
    </message>
    <message>
        <source>not enough memory for this picture</source>
        <translation>이 그림을 그릴 메모리가 모자람</translation>
    </message>
</context>
<context>
    <name>headlight::ExportPictureDialog</name>
    <message>
        <source>%1 × %2 pixels are too many for one picture. Choose a smaller size, or SVG or PDF.</source>
        <translation>그림 하나로는 너무 큽니다: %1 × %2픽셀. 크기를 줄이거나 SVG, PDF를 고르세요.</translation>
    </message>
    <message>
        <source>The file will have %1 × %2 pixels.</source>
        <translation>파일의 크기: %1 × %2픽셀.</translation>
    </message>
    <message>
        <source>Lines and letters stay sharp at any size; on paper %1 × %2 mm.</source>
        <translation>어떤 크기에서도 선과 글자가 또렷합니다. 종이에서 %1 × %2 mm.</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>그림 저장</translation>
    </message>
    <message>
        <source>PNG (pixels)</source>
        <translation>PNG(픽셀)</translation>
    </message>
    <message>
        <source>SVG (drawing)</source>
        <translation>SVG(그림)</translation>
    </message>
    <message>
        <source>PDF (document)</source>
        <translation>PDF(문서)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>형식(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Width in pixels</source>
        <translation>너비(픽셀)(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Height in pixels</source>
        <translation>높이(픽셀)(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>배율(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keep the proportions</source>
        <translation>비율 유지(&amp;K)</translation>
    </message>
    <message>
        <source>So many pixels of the file for each of these, for print and for sharp screens</source>
        <translation>한 픽셀마다 파일에 쓸 픽셀 수입니다. 인쇄와 고해상도 화면에 씁니다</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
</context>
<context>
    <name>headlight::GenerationControls</name>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>token 0</source>
        <translation>0번 토큰</translation>
    </message>
    <message>
        <source>first block</source>
        <translation>첫 블록</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>Token 0 and the first block of the training text are the chapter&apos;s two ways to start; a prompt is what you type.</source>
        <translation>0번 토큰과 학습 데이터의 첫 블록은 책에 나오는 두 가지 시작 방법입니다. 프롬프트는 직접 입력합니다.</translation>
    </message>
    <message>
        <source>type a prompt</source>
        <translation>프롬프트 입력</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message numerus="yes">
        <source>Shift+Enter types ↵ for a new line, ⇥ stands for a tab. Of a long prompt the model sees the last %n character(s).</source>
        <translation>
            <numerusform>줄바꿈(↵)은 Shift+Enter로 입력하며, ⇥는 탭을 나타냅니다. 프롬프트가 길면 모델은 마지막 %n글자만 봅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert a character of the text</source>
        <translation>텍스트에 나오는 글자 넣기</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>토큰</translation>
    </message>
    <message>
        <source>New characters to generate</source>
        <translation>새로 생성할 글자 수</translation>
    </message>
    <message>
        <source>Temp.</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>Temperature: 1 draws as the model predicts (the chapter&apos;s way), less is more careful, 0 always takes the most likely character.</source>
        <translation>온도: 1이면 모델이 예측한 확률대로 뽑습니다(책의 방식). 작을수록 신중해지고, 0이면 언제나 가장 가능성 높은 글자를 고릅니다.</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>난수</translation>
    </message>
    <message>
        <source>random: as the run</source>
        <translation>난수: 실행 그대로</translation>
    </message>
    <message>
        <source>random: seed</source>
        <translation>난수: 시드</translation>
    </message>
    <message>
        <source>Random numbers come from a copy of the run&apos;s stream as it stands, which gives the chapter&apos;s text after the chapter&apos;s run, or from a seed of your own. Training is not disturbed by either.</source>
        <translation>난수는 실행이 지금까지 써 온 난수열을 복사해 이어 쓰거나, 직접 정한 시드로 만듭니다. 복사해 쓰면 책과 같은 실행 뒤에 책과 같은 글이 나옵니다. 어느 쪽이든 학습에는 영향을 주지 않습니다.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>A whole number, not negative</source>
        <translation>0 이상의 정수</translation>
    </message>
</context>
<context>
    <name>headlight::GenerationPanel</name>
    <message>
        <source>Weights of step %1 · random numbers: %2 · shows the last %3 of %4 characters; Copy gives all</source>
        <translation>스텝 %1의 가중치 · 난수: %2 · %4글자 중 마지막 %3글자만 표시(“복사”는 전체를 복사)</translation>
    </message>
    <message>
        <source>Weights of step %1 · random numbers: %2 · %3 characters · stopped</source>
        <translation>스텝 %1의 가중치 · 난수: %2 · %3글자 · 중지됨</translation>
    </message>
    <message>
        <source>Weights of step %1 · random numbers: %2 · %3 characters</source>
        <translation>스텝 %1의 가중치 · 난수: %2 · %3글자</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>프롬프트</translation>
    </message>
    <message>
        <source>seen: last %1</source>
        <translation>보는 범위: 끝 %1글자</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>보는 범위</translation>
    </message>
    <message>
        <source>The prompt is underlined; the last characters, as many as the block size, are all that the model sees when it writes the next one.</source>
        <translation>밑줄 친 부분이 프롬프트입니다. 다음 글자를 쓸 때 모델이 보는 것은 끝에서부터 블록 크기만큼의 글자뿐입니다.</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>생성</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy all of the text, also what the pane no longer shows</source>
        <translation>화면에 더 이상 보이지 않는 부분까지 글 전체를 복사합니다</translation>
    </message>
    <message>
        <source>What the model writes appears here.</source>
        <translation>모델이 쓴 글이 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>Generated text</source>
        <translation>생성된 글</translation>
    </message>
    <message>
        <source>Generated text: step %1</source>
        <translation>생성된 글: 스텝 %1</translation>
    </message>
</context>
<context>
    <name>headlight::HeatmapView</name>
    <message>
        <source>Position %1: ‘%2’</source>
        <translation>%1번 위치: ‘%2’</translation>
    </message>
    <message>
        <source>Position %1: ‘%2’, true next character ‘%3’</source>
        <translation>%1번 위치: ‘%2’, 실제 다음 글자 ‘%3’</translation>
    </message>
</context>
<context>
    <name>headlight::InspectorPanel</name>
    <message>
        <source>Row %1: where position %1 looks</source>
        <translation>행 %1: %1번 위치가 참고하는 곳</translation>
    </message>
    <message>
        <source>Click a cell of the attention maps: its arithmetic is shown here.</source>
        <translation>어텐션 그림의 칸을 클릭하면 그 칸의 계산이 여기에 나옵니다.</translation>
    </message>
    <message>
        <source>Position %1 (%2) looks at position %3 (%4)</source>
        <translation>%1번 위치(%2)에서 본 %3번 위치(%4)</translation>
    </message>
    <message>
        <source>Pinned. Weights of step %1.</source>
        <translation>고정됨. 스텝 %1의 가중치입니다.</translation>
    </message>
    <message>
        <source>Preview: click to pin. Weights of step %1.</source>
        <translation>미리 보기: 클릭하면 고정됩니다. 스텝 %1의 가중치입니다.</translation>
    </message>
    <message>
        <source>The causal mask sets this score to −∞, so its weight is exactly 0: the future is blocked.</source>
        <translation>causal mask(인과 마스크)가 이 점수를 −∞로 바꾸므로 가중치는 정확히 0입니다. 미래는 막혀 있습니다.</translation>
    </message>
    <message>
        <source>The Query of position %1 meets the Key of position %2. Of the row&apos;s weights this one says how much of the Value of position %2 goes into the output of position %1.</source>
        <translation>%1번 위치의 Query를 %2번 위치의 Key와 비교합니다. 이 행의 가중치 가운데 이 값은 %2번 위치의 Value가 %1번 위치의 출력에 얼마나 들어가는지를 나타냅니다.</translation>
    </message>
    <message>
        <source>Score: Query · Key</source>
        <translation>점수: Query · Key</translation>
    </message>
    <message>
        <source>Not scaled</source>
        <translation>나누지 않은 점수</translation>
    </message>
    <message>
        <source>Score ÷ √head_size</source>
        <translation>점수 ÷ √head_size</translation>
    </message>
    <message>
        <source>Score ÷ √%1</source>
        <translation>점수 ÷ √%1</translation>
    </message>
    <message>
        <source>After the mask</source>
        <translation>마스크 적용 후</translation>
    </message>
    <message>
        <source>Weight (softmax)</source>
        <translation>가중치(softmax)</translation>
    </message>
    <message>
        <source>Row sum</source>
        <translation>행 합</translation>
    </message>
    <message>
        <source>True next</source>
        <translation>실제 다음 글자</translation>
    </message>
    <message>
        <source>%1 = %2 %</source>
        <translation>%1 = %2 %</translation>
    </message>
    <message>
        <source>Scores and weights: step %1</source>
        <translation>점수와 가중치: 스텝 %1</translation>
    </message>
    <message>
        <source>%1, step %2</source>
        <translation>%1, 스텝 %2</translation>
    </message>
    <message>
        <source>&amp;Copy selected text</source>
        <translation>선택한 글 복사(&amp;C)</translation>
    </message>
</context>
<context>
    <name>headlight::KeptRunsMenu</name>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>&amp;Kept runs</source>
        <translation>보관된 학습(&amp;K)</translation>
    </message>
</context>
<context>
    <name>headlight::LossChart</name>
    <message>
        <source>step</source>
        <translation>스텝</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>Loss by training step</source>
        <translation>학습 스텝에 따른 손실</translation>
    </message>
    <message>
        <source>Loss: step %1</source>
        <translation>손실: 스텝 %1</translation>
    </message>
</context>
<context>
    <name>headlight::MainWindow</name>
    <message>
        <source>Headlight</source>
        <translation>Headlight</translation>
    </message>
    <message>
        <source>%1 – Headlight</source>
        <translation>%1 – Headlight</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>생성</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>창 배치 되돌리기</translation>
    </message>
    <message>
        <source>About Headlight</source>
        <translation>Headlight 정보</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>화면 색</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>시스템 설정대로</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Language / 언어</source>
        <translation>언어 / Language</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>살펴보기</translation>
    </message>
    <message>
        <source>Shapes and checks</source>
        <translation>모양과 점검</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>Save run</source>
        <translation>학습 저장</translation>
    </message>
    <message>
        <source>Save run as…</source>
        <translation>다른 이름으로 학습 저장…</translation>
    </message>
    <message>
        <source>Put the text into saved runs</source>
        <translation>저장하는 파일에 텍스트도 넣기</translation>
    </message>
    <message>
        <source>Export weights for PyTorch…</source>
        <translation>PyTorch용 가중치 내보내기…</translation>
    </message>
</context>
<context>
    <name>headlight::MapGrid</name>
    <message>
        <source>%1 (%2 − %3)</source>
        <translation>%1 (%2 − %3)</translation>
    </message>
</context>
<context>
    <name>headlight::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>이 메시지 닫기</translation>
    </message>
</context>
<context>
    <name>headlight::PatternDialog</name>
    <message>
        <source>Pattern text</source>
        <translation>패턴 텍스트</translation>
    </message>
    <message>
        <source>Latin (a – h)</source>
        <translation>로마자(a – h)</translation>
    </message>
    <message>
        <source>Hangul (가 – 아)</source>
        <translation>한글(가 – 아)</translation>
    </message>
    <message>
        <source>Every line is one random word, repeated. To predict the next letter, the head only has to look word length − 1 places back.</source>
        <translation>한 줄은 무작위로 만든 단어 하나를 되풀이한 것입니다. head는 (단어 길이 − 1)칸 앞만 참고하면 다음 글자를 예측할 수 있습니다.</translation>
    </message>
    <message>
        <source>Word length k</source>
        <translation>단어 길이 k</translation>
    </message>
    <message>
        <source>Repeats R</source>
        <translation>반복 횟수 R</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>글자</translation>
    </message>
    <message>
        <source>First line</source>
        <translation>첫 줄</translation>
    </message>
</context>
<context>
    <name>headlight::ProbeBar</name>
    <message>
        <source>&amp;Probe:</source>
        <translation>관찰할 입력(&amp;P):</translation>
    </message>
    <message numerus="yes">
        <source>The observed input, up to %n character(s). ↵ is a line break, ⇥ a tab. Enter looks at it, Esc brings the old one back.</source>
        <translation>
            <numerusform>관찰할 입력입니다. %n글자까지 쓸 수 있으며, ↵는 줄바꿈, ⇥는 탭입니다. Enter를 누르면 관찰하고, Esc를 누르면 이전 입력으로 돌아갑니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Observed input (probe)</source>
        <translation>관찰할 입력</translation>
    </message>
    <message>
        <source>Another sample</source>
        <translation>다른 샘플</translation>
    </message>
    <message>
        <source>Look at a random piece of the validation text</source>
        <translation>검증 데이터에서 무작위로 고른 부분 관찰하기</translation>
    </message>
    <message>
        <source>First block of the validation text</source>
        <translation>검증 데이터의 첫 블록</translation>
    </message>
    <message>
        <source>The story&apos;s example “처음 만나는”</source>
        <translation>이야기에 나오는 예 “처음 만나는”</translation>
    </message>
    <message>
        <source>Weight colours follow the matrix</source>
        <translation>가중치 색 범위를 행렬에 맞추기</translation>
    </message>
    <message>
        <source>Difference colours fixed at ±1</source>
        <translation>차이 색 범위를 ±1로 고정하기</translation>
    </message>
    <message>
        <source>Rows ↓ current position (Query) → next
Columns → position looked at (Key)</source>
        <translation>행 ↓ 현재 토큰 위치(Query) → 다음
열 → 참고되는 토큰 위치(Key)</translation>
    </message>
</context>
<context>
    <name>headlight::ReadingProgressBar</name>
    <message>
        <source>Reading “%1”…</source>
        <translation>읽는 중: “%1”…</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>읽는 중</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Stop reading and keep what is open</source>
        <translation>읽기를 그만두고 지금 열린 것을 그대로 두기</translation>
    </message>
</context>
<context>
    <name>headlight::RunFiles</name>
    <message>
        <source>The run is saved in “%1”.</source>
        <translation>학습을 저장했습니다: “%1”.</translation>
    </message>
    <message>
        <source>The weights are in “%1”: load_state_dict() of the chapter&apos;s class takes them.</source>
        <translation>가중치를 저장했습니다: “%1”. 책의 클래스에서 load_state_dict()로 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Choose the text…</source>
        <translation>텍스트 고르기…</translation>
    </message>
    <message>
        <source>“%1” holds weights for V = %2 but no characters. Which text were they trained on?</source>
        <translation>글자 정보 없이 V = %2인 가중치만 든 파일입니다: “%1”. 어떤 텍스트로 학습했습니까?</translation>
    </message>
    <message>
        <source>Save it first…</source>
        <translation>먼저 저장…</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>A run of %1 was kept. Go on with it?</source>
        <translation>%1에 하던 학습이 남아 있습니다. 이어서 할까요?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>이어서 하기</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>지우기</translation>
    </message>
    <message numerus="yes">
        <source>The present run has done %n step(s) and is in no file. Replace it?</source>
        <translation>
            <numerusform>지금 학습은 %n스텝까지 왔고 아직 파일로 저장되지 않았습니다. 바꿀까요?</numerusform>
        </translation>
    </message>
    <message>
        <source>Another window has opened this run.</source>
        <translation>다른 창이 이 학습을 열어 두었습니다.</translation>
    </message>
    <message>
        <source>This run is not there any more: another window has deleted it.</source>
        <translation>이 학습은 이제 없습니다. 다른 창에서 지웠습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The run of %n step(s) has been put aside.</source>
        <translation>
            <numerusform>%n스텝까지 한 학습을 따로 보관했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Close all the same</source>
        <translation>그래도 닫기</translation>
    </message>
</context>
<context>
    <name>headlight::RunPanel</name>
    <message>
        <source>full speed</source>
        <translation>최고 속도</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)/s</source>
        <translation>
            <numerusform>초당 %n스텝</numerusform>
        </translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>Run settings</source>
        <translation>실행 설정</translation>
    </message>
    <message>
        <source>after Reset: these fields differ from the present run</source>
        <translation>초기화 후 적용: 표시된 항목은 현재 실행과 다릅니다</translation>
    </message>
    <message>
        <source>model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>device in use</source>
        <translation>사용 중인 장치</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>How fast to train at most: slow enough to watch, or as fast as it goes</source>
        <translation>학습 속도의 상한. 지켜볼 수 있게 늦추거나 낼 수 있는 만큼 빠르게 합니다.</translation>
    </message>
    <message>
        <source>%1M parameters</source>
        <translation>파라미터 %1M개</translation>
    </message>
    <message>
        <source>Exactly %1</source>
        <translation>정확히 %1개</translation>
    </message>
    <message>
        <source>%1, threads: %2</source>
        <translation>%1, 스레드 %2개</translation>
    </message>
</context>
<context>
    <name>headlight::SettingsForm</name>
    <message>
        <source>batch size (B)</source>
        <translation>배치 크기(B)</translation>
    </message>
    <message>
        <source>block size (T)</source>
        <translation>블록 크기(T)</translation>
    </message>
    <message>
        <source>n_embd (C)</source>
        <translation>n_embd(C)</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>스텝 수</translation>
    </message>
    <message>
        <source>evaluate every</source>
        <translation>평가 간격</translation>
    </message>
    <message>
        <source>eval batches</source>
        <translation>평가 배치 수</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>학습률</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>How many windows of text are trained on in one step</source>
        <translation>한 스텝에 학습하는 샘플(텍스트 구간)의 수</translation>
    </message>
    <message>
        <source>How many characters the model sees at once: its context window</source>
        <translation>block_size. 모델이 한 번에 보는 글자 수, 곧 컨텍스트 윈도우의 크기입니다.</translation>
    </message>
    <message>
        <source>The width of the embedding, and the size of the head</source>
        <translation>임베딩 차원이자 head 크기</translation>
    </message>
    <message>
        <source>Training steps in all; may be changed at any time</source>
        <translation>전체 학습 스텝 수. 언제든지 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Steps from one evaluation of the loss to the next</source>
        <translation>손실을 평가하고 다음에 평가할 때까지의 스텝 수</translation>
    </message>
    <message>
        <source>Batches that are averaged in one evaluation, for training and validation each</source>
        <translation>한 번 평가할 때 평균을 내는 배치 수. 학습 손실과 검증 손실에 각각 쓰입니다.</translation>
    </message>
    <message>
        <source>How far AdamW moves the weights in a step. A number such as 0.001 or 1e-3.</source>
        <translation>AdamW가 한 스텝에 가중치를 움직이는 정도. 0.001이나 1e-3처럼 적습니다.</translation>
    </message>
    <message>
        <source>The same seed gives the same weights and batches. A whole number, not negative.</source>
        <translation>시드가 같으면 초기 가중치와 배치도 같습니다. 0 이상의 정수입니다.</translation>
    </message>
    <message>
        <source>Where the model is computed. Automatic takes a CUDA graphics card when there is one, else the processor.</source>
        <translation>모델을 계산할 장치. “자동”은 CUDA 그래픽 카드가 있으면 그것을, 없으면 CPU를 씁니다.</translation>
    </message>
    <message>
        <source>Takes effect after Reset</source>
        <translation>초기화 후에 적용됩니다</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>÷ √head_size</source>
        <translation>÷ √head_size</translation>
    </message>
    <message>
        <source>Divide the scores by the square root of the head size before softmax</source>
        <translation>softmax를 적용하기 전에 점수를 head 크기의 제곱근으로 나눕니다</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>causal mask(인과 마스크)</translation>
    </message>
    <message>
        <source>Keep every position from looking at later ones</source>
        <translation>각 위치가 자기보다 뒤에 있는 위치를 보지 못하게 막습니다</translation>
    </message>
    <message>
        <source>position embedding</source>
        <translation>위치 임베딩</translation>
    </message>
    <message>
        <source>Tell the model where in the window each character stands</source>
        <translation>각 글자가 컨텍스트 윈도우의 몇 번째 자리에 있는지 모델에 알려 줍니다</translation>
    </message>
    <message>
        <source>threads</source>
        <translation>스레드 수</translation>
    </message>
    <message>
        <source>Processor threads that train. The same number of threads gives the same losses to the last digit; another number may change that digit.</source>
        <translation>학습에 쓰는 CPU 스레드 수입니다. 스레드 수가 같으면 손실이 마지막 자리까지 같고, 다르면 마지막 자리가 달라질 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>headlight::SwitchBanner</name>
    <message>
        <source>Without the causal mask every position sees the characters after it. The loss collapses because the model reads the answer, and it cannot write: there is no future to read then.</source>
        <translation>causal mask(인과 마스크)가 없으면 각 위치가 자기보다 뒤에 있는 글자까지 봅니다. 정답을 미리 보므로 손실은 뚝 떨어지지만, 글을 쓸 때는 훔쳐볼 미래가 없어서 제대로 쓰지 못합니다.</translation>
    </message>
    <message>
        <source>Without ÷√head_size the scores grow so large that softmax puts nearly all weight on one position. Learning suffers, and rounding alone makes runs differ between computers.</source>
        <translation>÷√head_size가 없으면 점수가 너무 커져서 softmax가 거의 모든 가중치를 한 위치에 몰아줍니다. 학습이 잘되지 않고, 반올림 오차만으로도 컴퓨터마다 실행 결과가 달라집니다.</translation>
    </message>
    <message>
        <source>Without the position embedding the model knows which characters came before but not in which order: equal characters get equal weights wherever they stand.</source>
        <translation>위치 임베딩이 없으면 모델은 앞에 어떤 글자가 나왔는지는 알아도 어떤 순서로 나왔는지는 모릅니다. 같은 글자는 어디에 있든 같은 가중치를 받습니다.</translation>
    </message>
</context>
<context>
    <name>headlight::TextFactsView</name>
    <message>
        <source>A byte-order mark was left out.</source>
        <translation>바이트 순서 표시(BOM)를 뺐습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n line end(s) changed to LF.</source>
        <translation>
            <numerusform>줄 끝 %n개를 LF로 바꿨습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>characters (N)</source>
        <translation>글자 수(N)</translation>
    </message>
    <message>
        <source>vocabulary (V)</source>
        <translation>어휘 크기(V)</translation>
    </message>
    <message>
        <source>training part</source>
        <translation>학습 데이터</translation>
    </message>
    <message>
        <source>validation part</source>
        <translation>검증 데이터</translation>
    </message>
    <message>
        <source>encoding</source>
        <translation>인코딩</translation>
    </message>
    <message numerus="yes">
        <source>%n broken byte(s) shown as U+FFFD.</source>
        <translation>
            <numerusform>잘못된 바이트 %n개를 U+FFFD로 표시했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decomposed characters are kept as they are.</source>
        <translation>풀어 쓴 글자를 그대로 두었습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n decomposed character(s) composed (NFC).</source>
        <translation>
            <numerusform>풀어 쓴 글자 %n개를 모아 썼습니다(NFC).</numerusform>
        </translation>
    </message>
    <message>
        <source>Compose them</source>
        <translation>모아 쓰기</translation>
    </message>
    <message>
        <source>Keep as they were</source>
        <translation>그대로 두기</translation>
    </message>
    <message>
        <source>List…</source>
        <translation>목록…</translation>
    </message>
    <message>
        <source>Every character of the text, how often it occurs, and what it is called</source>
        <translation>텍스트에 나오는 모든 글자와 그 횟수, 이름</translation>
    </message>
    <message>
        <source>List of the vocabulary</source>
        <translation>어휘 집합 목록</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>바꾸기…</translation>
    </message>
    <message>
        <source>Read the file in another encoding</source>
        <translation>파일을 다른 인코딩으로 읽기</translation>
    </message>
    <message>
        <source>Change the encoding</source>
        <translation>인코딩 바꾸기</translation>
    </message>
    <message>
        <source>Some systems store one syllable or accented letter as several characters. Composed, it is one, as in other texts.</source>
        <translation>어떤 시스템은 ‘한’ 글자를 세 글자(ᄒ, ᅡ, ᆫ)로 저장합니다. 모아 쓰면 다른 텍스트처럼 한 글자가 됩니다.</translation>
    </message>
</context>
<context>
    <name>headlight::TextMenu</name>
    <message>
        <source>&amp;Text</source>
        <translation>텍스트(&amp;T)</translation>
    </message>
    <message>
        <source>Korean story</source>
        <translation>한국어 이야기</translation>
    </message>
    <message>
        <source>English story</source>
        <translation>영어 이야기</translation>
    </message>
    <message>
        <source>Pattern…</source>
        <translation>패턴…</translation>
    </message>
    <message>
        <source>Open a text file…</source>
        <translation>텍스트 파일 열기…</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>최근 파일</translation>
    </message>
</context>
<context>
    <name>headlight::TrainingToolBar</name>
    <message>
        <source>Toolbar</source>
        <translation>도구 모음</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>열기…</translation>
    </message>
    <message>
        <source>Open a text file</source>
        <translation>텍스트 파일 열기</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>학습</translation>
    </message>
    <message>
        <source>Train the model on the text</source>
        <translation>텍스트로 모델 학습시키기</translation>
    </message>
    <message>
        <source>All steps are done: set more steps in the Run panel, or Reset</source>
        <translation>모든 스텝을 마쳤습니다. “실행” 패널에서 스텝 수를 늘리거나 초기화하세요</translation>
    </message>
    <message>
        <source>The loss was no longer finite: lower the learning rate, then Reset</source>
        <translation>손실이 유한한 수를 벗어났습니다. 학습률을 낮춘 뒤 초기화하세요</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Pause training</source>
        <translation>학습 일시 정지</translation>
    </message>
    <message numerus="yes">
        <source>Train %n step(s), then pause</source>
        <translation>
            <numerusform>%n스텝 학습하고 일시 정지</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Back to the very same untrained model</source>
        <translation>학습하기 전의 똑같은 모델로 되돌리기</translation>
    </message>
    <message>
        <source>Switch the language</source>
        <translation>언어 바꾸기</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>%1 (after Reset)</source>
        <translation>%1(초기화 후)</translation>
    </message>
    <message>
        <source>The text to train on: %1</source>
        <translation>학습할 텍스트: %1</translation>
    </message>
    <message>
        <source>loading LibTorch…</source>
        <translation>LibTorch 불러오는 중…</translation>
    </message>
    <message>
        <source>step %1 / %2</source>
        <translation>스텝 %1 / %2</translation>
    </message>
    <message>
        <source>%1 · evaluating %2 / %3</source>
        <translation>%1 · 평가 중 %2 / %3</translation>
    </message>
    <message>
        <source>%1 · %2 steps/s · %3 s left</source>
        <translation>%1 · 초당 %2스텝 · %3초 남음</translation>
    </message>
    <message>
        <source>%1 · paused</source>
        <translation>%1 · 일시 정지</translation>
    </message>
    <message>
        <source>%1 · finished</source>
        <translation>%1 · 완료</translation>
    </message>
    <message>
        <source>%1 · stopped</source>
        <translation>%1 · 멈춤</translation>
    </message>
</context>
<context>
    <name>headlight::VocabularyDialog</name>
    <message>
        <source>V = %1 different characters, N = %2 characters in all</source>
        <translation>글자 종류 V = %1, 전체 글자 수 N = %2</translation>
    </message>
    <message>
        <source>V = %1 different characters; the text itself is not here</source>
        <translation>글자 종류 V = %1, 텍스트 자체는 없습니다</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>어휘 집합</translation>
    </message>
    <message>
        <source>search: a character, U+AC00, or a name</source>
        <translation>검색: 글자, U+AC00, 이름</translation>
    </message>
    <message>
        <source>Search the vocabulary</source>
        <translation>어휘 집합에서 검색</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>선택한 행 복사</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>headlight::VocabularyModel</name>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>character</source>
        <translation>글자</translation>
    </message>
    <message>
        <source>code point</source>
        <translation>코드 포인트</translation>
    </message>
    <message>
        <source>name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>count</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>share in %</source>
        <translation>비율(%)</translation>
    </message>
</context>
<context>
    <name>headlight::Wiring</name>
    <message>
        <source>seed %1</source>
        <translation>시드 %1</translation>
    </message>
    <message>
        <source>a copy of the run&apos;s random stream</source>
        <translation>실행 난수열의 복사본</translation>
    </message>
    <message>
        <source>%1 more steps</source>
        <translation>%1스텝 더 학습</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>초기화</translation>
    </message>
    <message>
        <source>Use T = %1</source>
        <translation>T = %1 적용</translation>
    </message>
    <message>
        <source>No installed font has Korean characters: they are shown as code points. Install one, such as Nanum Gothic, and start again.</source>
        <translation>한글을 그릴 글꼴이 없어 한글을 코드 포인트로 표시합니다. 나눔고딕 같은 한글 글꼴을 설치한 뒤 다시 시작하세요.</translation>
    </message>
    <message>
        <source>%1 (after Reset)</source>
        <translation>%1(초기화 후)</translation>
    </message>
    <message>
        <source>All %1 steps are done.</source>
        <translation>%1스텝을 모두 마쳤습니다.</translation>
    </message>
    <message>
        <source>This run has done %1 steps already: enter at least as many.</source>
        <translation>이 실행은 벌써 %1스텝을 마쳤습니다. 그 이상의 수를 넣으세요.</translation>
    </message>
    <message>
        <source>Choose the text…</source>
        <translation>텍스트 고르기…</translation>
    </message>
    <message>
        <source>Encoding…</source>
        <translation>인코딩…</translation>
    </message>
</context>
</TS>
