import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('광고'),
    label: rawList('^광고'),
    says: rawList('=광고'),
  },
  consent: {
    ask: rawList('쿠키'),
    label: rawList('쿠키'),
    words: rawList('쿠키'),
  },
  newsletter: {
    ask: rawList('뉴스레터'),
    label: rawList('뉴스레터'),
  },
  login: {
    ask: rawList('로그인'),
    label: rawList('^로그인'),
  },
  comments: {
    ask: rawList('댓글'),
    label: rawList('^댓글'),
  },
  related: {
    ask: rawList('관련 | 추천 | 인기'),
    label: rawList('관련 기사 | 관련기사 | 추천 기사 | 인기 기사 | 많이 본'),
  },
  sidebar: {
    ask: rawList('사이드바'),
  },
  share: {
    ask: rawList('공유'),
    label: rawList('^공유'),
  },
  chat: {
    ask: rawList('채팅'),
  },
  video: {
    ask: rawList('동영상'),
  },
  popup: {
    ask: rawList('팝업'),
  },
  nav: {
    ask: rawList('메뉴'),
  },
  footer: {
    ask: rawList('푸터 | 하단'),
  },
  author: {
    ask: rawList('저자 소개 | 작성자 정보 | 글쓴이 소개 | 작성자 소개'),
    label: rawList('저자 소개 | 글쓴이 소개'),
  },
  images: {
    ask: rawList('이미지 | 사진'),
  },
  subscription: {
    ask: rawList('구독 | 유료'),
    label: rawList('구독'),
  },
  code: {
    ask: rawList('코드 블록 | 소스 코드 | 코드 예제'),
  },
  tables: {
    ask: rawList('표를 | 테이블'),
  },
  search: {
    ask: rawList('검색창 | 검색 상자'),
  },
  contents: {
    ask: rawList('목차'),
    label: rawList('^목차'),
  },
};
