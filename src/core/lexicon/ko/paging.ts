import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('더 | 결과 더 | 전체 | 모두'),
  load: rawList('보기 | 불러오기 | 로드 | 표시'),
  next: rawList('다음'),
  previous: rawList('이전'),
  back: rawList('뒤로'),
  page: rawList('페이지 | 쪽'),
  among: rawList('개 중 | 건 중 | 페이지 중 | 중'),
};
