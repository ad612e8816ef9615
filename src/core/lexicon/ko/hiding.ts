import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list('게시물 | 게시글 | 글 | 기사 | 뉴스 | 댓글 | 영상 | 상품 | 소식 | 답글 | 리뷰'),
  about: list('에 대한 | 에 관한'),
  joins: list('이나 | 와 | 과 | 또는'),
  fillers: list(
    '숨겨 | 숨겨줘 | 숨겨주세요 | 숨기기 | 가려 | 가려줘 | 없애 | 없애줘 | 없애주세요 | 치워줘 | 지워줘 | 모두 | 전부 | 다 | 좀 | 이 | 페이지 | 페이지의',
  ),
  topic:
    /(?:^|[,.\s])(\S[^,.]{0,19}?)(?:에 대한|에 관한|에 대해 쓴|\s*관련(?:된)?|[을를] 다룬|[이가] 들어간|[이가] 나오는)\s*(?:모든 )?(?:게시물|게시글|글|기사|뉴스|댓글|영상|상품|소식)/u,
  shapes: list('버튼 | 아이콘 | 양식 | 상자 | 창 | 박스'),
  anything: list('모든 것 | 전부'),
  keeps: list('하지만'),
  shows: list('보이는 | 나오는 | 찍힌'),
  embeds: list('트윗'),
  chapters: list('섹션 | 단락'),
  galleries: list('갤러리 | 슬라이드쇼'),
  popular: list('인기 | 많이 본'),
};
