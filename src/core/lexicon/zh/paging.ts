import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    '加载更多 | 載入更多 | 查看更多 | 显示更多 | 顯示更多 | 展开更多 | 浏览更多 | 瀏覽更多 | 看更多 | 更多结果 | 更多結果 | 查看全部 | 显示全部 | 顯示全部 | 查看所有 | 点击加载 | =更多',
  ),
  next: rawList('下一页 | 下一頁 | 下页 | 下頁'),
  previous: rawList('上一页 | 上一頁 | 上页 | 上頁'),
  page: rawList('第 | 页 | 頁'),
  of: rawList('共'),
  among: rawList('条 第 | 条 显示第 | 条 显示 | 筆 第 | 筆 顯示第 | 页 第 | 頁 第 | 页 当前第'),
};
