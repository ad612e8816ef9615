import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'tải thêm | xem thêm | hiển thị thêm | hiện thêm | thêm kết quả | xem tất cả | hiển thị tất cả',
  ),
  next: rawList('tiếp | tiếp theo | trang sau | trang tiếp | trang tiếp theo'),
  previous: rawList('trước | trang trước'),
  page: rawList('trang'),
  of: rawList('trên | của | trong | trong số'),
};
