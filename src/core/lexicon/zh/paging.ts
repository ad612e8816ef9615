import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('更多 | 全部 | 所有'),
  load: rawList('加载 | 点击加载 | 載入 | 查看 | 显示 | 顯示 | 展开 | 浏览 | 瀏覽 | 看 | 结果 | 結果'),
  alone: rawList('更多'),
  next: rawList('下一页 | 下一頁 | 下页 | 下頁'),
  previous: rawList('上一页 | 上一頁 | 上页 | 上頁'),
  back: rawList('返回'),
  page: rawList('第 | 页 | 頁'),
  of: rawList('共'),
  among: rawList('条 第 | 条 显示第 | 条 显示 | 筆 第 | 筆 顯示第 | 页 第 | 頁 第 | 页 当前第'),
};
