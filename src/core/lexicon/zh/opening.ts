import { list } from '../list.ts';

export const opening = list(
  '打开 | 開啟 | 打開 | 选择 | 選擇 | 选 | 點擊 | 点击 | 前往 | 进入 | 進入 | 菜单 | 選單 | 页面 | 頁面 | 页 | 按钮 | 按鈕 | 链接 | 連結',
);
