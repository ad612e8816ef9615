import { list } from '../list.ts';
import type { HidingWords } from '../shape.ts';

export const hiding: HidingWords = {
  items: list('文章 | 帖子 | 评论 | 新闻 | 商品'),
  about: list('关于 | 關於 | 有关 | 提到'),
  joins: list('或 | 和'),
  topic: /(?:关于|關於|有关|提到)(.{1,20}?)的/u,
  shapes: list('按钮 | 图标 | 表单 | 框 | 栏 | 窗口'),
};
