import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    '나와 | 표시된 | 표시되어 | 게시된 | 작성된 | 쓰인 | 달린 | 달렸 | 볼 수 | 읽을 수 | 올라온 | 적힌 | 이 글 | 이 기사 | 아래 | 중 | 누가 | 누구',
  ),
  mentions: rawList(
    '언급하* | 언급한* | 언급된* | 언급* | 말하는 | 이야기하는 | 대한 | 포함한 | 포함하는 | 들어간 | 관한',
  ),
  writes: rawList('쓴 | 작성한 | 남긴 | 썼* | 쓴'),
  by: rawList('님의 | 님'),
  pieces: rawList(
    '기사* | 링크* | 제목* | 뉴스* | 글 | 게시물* | 동영상* | 영상* | 사진* | 이미지* | 주제* | 태그* | 카테고리* | 장 | 숫자* | 값',
  ),
  people: rawList('댓글* | 답글* | 답변* | 리뷰* | 후기* | 의견* | 반응*'),
  places: rawList('상자* | 목록* | 섹션* | 열 | 갤러리* | 메뉴* | 블록* | 패널* | 표 | 레시피*'),
  whole: rawList('모든 | 모두 | 더'),
  spans: rawList('년 | 월 | 개월'),
  commenting: rawList('댓글을 단 | 댓글을 남긴 | 댓글을 달았'),
  tags: rawList('태그* | 키워드*'),
};
