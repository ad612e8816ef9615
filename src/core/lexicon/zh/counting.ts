import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    '列出 | 显示 | 顯示 | 发表 | 發表 | 发布 | 發布 | 写的 | 寫的 | 看到 | 读到 | 讀到 | 可以 | 下面 | 下方 | 这篇 | 這篇 | 本文 | 这个 | 這個 | 文中 | 底下 | 本页 | 本頁 | 中 | 谁 | 誰',
  ),
  mentions: rawList(
    '提到了 | 提到 | 提及 | 谈到 | 談到 | 说到 | 說到 | 讲到 | 講到 | 包含 | 含有 | 关于 | 關於',
  ),
  writes: rawList('写了 | 寫了 | 撰写 | 撰寫 | 写的 | 寫的 | 发表的 | 發表的 | 写 | 寫'),
  by: rawList('来自 | 來自'),
  pieces: rawList(
    '文章 | 链接 | 鏈接 | 連結 | 标题 | 標題 | 新闻 | 新聞 | 帖子 | 视频 | 影片 | 图片 | 圖片 | 照片 | 主题 | 主題 | 话题 | 話題 | 标签 | 標籤 | 分类 | 分類 | 章节 | 章節 | 数字 | 數字 | 报道 | 報導',
  ),
  people: rawList('评论 | 評論 | 留言 | 回复 | 回覆 | 回应 | 回應 | 点评 | 評價 | 评价'),
  places: rawList(
    '栏目 | 欄目 | 栏 | 欄 | 框 | 列表 | 板块 | 板塊 | 区块 | 區塊 | 部分 | 菜单 | 選單 | 表格 | 食谱 | 食譜',
  ),
  whole: rawList('全部 | 所有 | 更多'),
  spans: rawList('年 | 月 | 月份 | 年份'),
  commenting: rawList('评论了 | 評論了 | 留言了'),
  tags: rawList('标签 | 標籤 | 关键词 | 關鍵詞 | 关键字'),
  choosing: rawList('可以选择 | 可选择 | 能选择 | 可选 | 选择'),
  control: rawList('菜单 | 下拉 | 选项 | 筛选 | 表单'),
  prompts: rawList('请选择 | 选择 | 请 | 无'),
  languages: rawList('语言'),
  countries: rawList('国家'),
  currencies: rawList('货币 | 币种'),
};
