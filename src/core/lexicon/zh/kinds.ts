import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('广告 | 廣告'),
    label: rawList('^广告 | ^廣告'),
    says: rawList('=广告 | =廣告'),
  },
  sponsored: {
    ask: rawList('赞助 | 贊助 | 推广'),
    label: rawList('赞助 | 贊助'),
    says: rawList('^赞助 | ^贊助 | ^推广'),
  },
  consent: {
    ask: rawList('隐私 | 隱私 | 同意'),
    label: rawList('隐私 | 隱私'),
  },
  newsletter: {
    ask: rawList('订阅 | 訂閱'),
    label: rawList('订阅 | 訂閱'),
  },
  login: {
    ask: rawList('登录 | 登入'),
    label: rawList('^登录 | ^登入'),
  },
  comments: {
    ask: rawList('评论 | 評論 | 留言'),
    label: rawList('^评论 | ^評論 | ^留言'),
  },
  related: {
    ask: rawList('相关 | 相關 | 推荐 | 推薦 | 热门 | 熱門'),
    label: rawList('相关 | 相關 | 推荐 | 推薦 | 热门 | 熱門 | 最新'),
  },
  sidebar: {
    ask: rawList('侧边栏 | 側欄 | 侧栏'),
  },
  share: {
    ask: rawList('分享'),
    label: rawList('^分享'),
  },
  chat: {
    ask: rawList('聊天 | 客服'),
  },
  video: {
    ask: rawList('视频 | 影片'),
    label: rawList('^视频'),
  },
  app: {
    ask: rawList('应用 | 應用'),
  },
  popup: {
    ask: rawList('弹窗 | 彈窗'),
  },
  nav: {
    ask: rawList('导航 | 導航'),
  },
  footer: {
    ask: rawList('页脚 | 頁尾'),
  },
  header: {
    ask: rawList('页眉'),
  },
  author: {
    ask: rawList('作者简介 | 作者介绍 | 关于作者 | 作者信息 | 作者簡介'),
    label: rawList('作者简介 | 关于作者 | 作者簡介'),
  },
  images: {
    ask: rawList('图片 | 圖片'),
  },
  tags: {
    ask: rawList('标签'),
    label: rawList('^标签'),
  },
  donate: {
    ask: rawList('捐'),
    label: rawList('捐'),
  },
  subscription: {
    ask: rawList('订阅 | 訂閱 | 付费墙 | 付費牆'),
    label: rawList('订阅 | 訂閱'),
  },
  code: {
    ask: rawList('代码块 | 代碼塊 | 程式碼區塊 | 源代码'),
  },
  tables: {
    ask: rawList('表格'),
  },
  search: {
    ask: rawList('搜索框 | 搜尋框 | 搜索栏'),
  },
  contents: {
    ask: rawList('目录 | 目錄'),
    label: rawList('^目录 | ^目錄'),
  },
};
