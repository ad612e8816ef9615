import { rawList } from '../list.ts';
import type { FurnitureWords } from '../shape.ts';

export const furniture: FurnitureWords = {
  headings: rawList(
    '관련기사 | 관련 기사 | 추천 기사 | 인기 기사 | 많이 본 뉴스 | 최신 기사 | 댓글 | 공유 | 구독 | 광고 | 검색 | 카테고리 | 문의',
  ),
  reply: rawList('=답글'),
};
