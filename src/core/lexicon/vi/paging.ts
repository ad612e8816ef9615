import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('thêm | tất cả'),
  load: rawList('tải | xem | hiển thị | hiện | kết quả'),
  next: rawList('tiếp | tiếp theo | trang sau'),
  previous: rawList('trước'),
  page: rawList('trang'),
  of: rawList('trên | của | trong | trong số'),
};
