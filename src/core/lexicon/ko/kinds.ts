import { list } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: list('광고'),
    label: list('^광고'),
    says: list('=광고'),
  },
  consent: {
    ask: list('쿠키'),
    label: list('쿠키'),
    words: list('쿠키'),
  },
  newsletter: {
    ask: list('뉴스레터'),
    label: list('뉴스레터'),
  },
  login: {
    ask: list('로그인'),
    label: list('^로그인'),
  },
  comments: {
    ask: list('댓글'),
    label: list('^댓글'),
  },
  related: {
    ask: list('관련 | 추천 | 인기'),
    label: list('관련 기사 | 관련기사 | 추천 기사 | 인기 기사 | 많이 본'),
  },
  sidebar: {
    ask: list('사이드바'),
  },
  share: {
    ask: list('공유'),
    label: list('^공유'),
  },
  chat: {
    ask: list('채팅'),
  },
  video: {
    ask: list('동영상'),
  },
  popup: {
    ask: list('팝업'),
  },
  nav: {
    ask: list('메뉴'),
  },
  footer: {
    ask: list('푸터 | 하단'),
  },
  images: {
    ask: list('이미지 | 사진'),
  },
};
