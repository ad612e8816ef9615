import { list } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: list('广告 | 廣告'),
    label: list('^广告 | ^廣告'),
    says: list('=广告 | =廣告'),
  },
  sponsored: {
    ask: list('赞助 | 贊助 | 推广'),
    label: list('赞助 | 贊助'),
    says: list('^赞助 | ^贊助 | ^推广'),
  },
  consent: {
    ask: list('隐私 | 隱私 | 同意'),
    label: list('隐私 | 隱私'),
  },
  newsletter: {
    ask: list('订阅 | 訂閱'),
    label: list('订阅 | 訂閱'),
  },
  login: {
    ask: list('登录 | 登入'),
    label: list('^登录 | ^登入'),
  },
  comments: {
    ask: list('评论 | 評論 | 留言'),
    label: list('^评论 | ^評論 | ^留言'),
  },
  related: {
    ask: list('相关 | 相關 | 推荐 | 推薦 | 热门 | 熱門'),
    label: list('相关 | 相關 | 推荐 | 推薦 | 热门 | 熱門 | 最新'),
  },
  sidebar: {
    ask: list('侧边栏 | 側欄 | 侧栏'),
  },
  share: {
    ask: list('分享'),
    label: list('^分享'),
  },
  chat: {
    ask: list('聊天 | 客服'),
  },
  video: {
    ask: list('视频 | 影片'),
    label: list('^视频'),
  },
  app: {
    ask: list('应用 | 應用'),
  },
  popup: {
    ask: list('弹窗 | 彈窗'),
  },
  nav: {
    ask: list('导航 | 導航'),
  },
  footer: {
    ask: list('页脚 | 頁尾'),
  },
  header: {
    ask: list('页眉'),
  },
  images: {
    ask: list('图片 | 圖片'),
  },
  tags: {
    ask: list('标签'),
    label: list('^标签'),
  },
  donate: {
    ask: list('捐'),
    label: list('捐'),
  },
};
