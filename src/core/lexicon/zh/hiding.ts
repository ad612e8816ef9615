import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list('文章 | 帖子 | 评论 | 新闻 | 商品 | 回复 | 回覆'),
  about: list('关于 | 關於 | 有关 | 提到'),
  joins: list('或 | 和'),
  topic: /(?:关于|關於|有关|提到)(.{1,20}?)的/u,
  shapes: list('按钮 | 图标 | 表单 | 框 | 栏 | 窗口'),
  anything: list('一切 | 所有内容'),
  keeps: list('但保留 | 但是保留 | 但不要 | 但是不要 | 不过保留'),
  shows: list('显示 | 顯示 | 拍的 | 里有'),
  embeds: list('推文 | 嵌入'),
  chapters: list('章节 | 章節 | 部分 | 小节'),
  galleries: list('图库 | 相册 | 图集 | 画廊'),
  popular: list('热门 | 熱門 | 最热'),
};
