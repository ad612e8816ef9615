import { list } from '../list.ts';

export const opening = list(
  '열기 | 열다 | 선택 | 클릭 | 누르기 | 이동 | 으로 | 메뉴 | 페이지 | 탭 | 버튼 | 링크',
);
