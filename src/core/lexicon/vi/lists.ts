import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('có bao nhiêu | ^bao nhiêu | có mấy | số lượng'),
  all: rawList('^liệt kê | ^kể tên | ^hiển thị tất cả'),
  which: rawList('cái nào trong'),
  groups: rawList('phàn nàn | khiếu nại | nói gì về | chủ đề chính | phân nhóm'),
  exists: rawList('có … nào không'),
  first: rawList('đầu tiên'),
  cheapest: rawList('rẻ nhất | giá thấp nhất'),
  dearest: rawList('đắt nhất | giá cao nhất'),
  least: rawList('thấp nhất | nhỏ nhất | ít nhất | ngắn nhất'),
  most: rawList('cao nhất | lớn nhất | nhiều nhất | dài nhất'),
  earliest: rawList('cũ nhất | sớm nhất | lâu đời nhất'),
  latest: rawList('mới nhất | gần đây nhất'),
  sum: rawList('tổng cộng | tổng'),
  average: rawList('trung bình'),
  under: rawList('ít hơn | dưới | rẻ hơn | thấp hơn | nhỏ hơn | trước'),
  over: rawList('nhiều hơn | trên | đắt hơn | cao hơn | lớn hơn | hơn | sau'),
  atMost: rawList('nhiều nhất | tối đa | không quá | đến'),
  atLeast: rawList('ít nhất | tối thiểu | từ'),
  between: rawList('giữa | từ'),
  and: rawList('và | đến'),
  not: rawList('không | ngoại trừ | trừ'),
  items: rawList('mục | dòng | kết quả | danh sách | bảng | trang | ở đây'),
  numbers: rawList('một | hai | ba | bốn | năm | sáu | bảy | tám | chín | mười'),
  verbs: rawList(
    'bao nhiêu | có | nào | là | ở | tại | với | những | các | của | tất cả | gì | nằm | được | cái',
  ),
  costs: rawList('giá'),
  yes: rawList('có'),
};
