import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    '더 보기 | 더 불러오기 | 더 로드 | 더 표시 | 결과 더 보기 | 전체 보기 | 모두 보기 | 모두 표시',
  ),
  next: rawList('다음 | 다음 페이지'),
  previous: rawList('이전 | 이전 페이지'),
  page: rawList('페이지 | 쪽'),
  among: rawList('개 중 | 건 중 | 페이지 중 | 중'),
};
