import { rawList } from '../list.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

export const routing: RoutingWords = {
  script: LATIN,
  howTo:
    /\b(lam (the nao|sao) de|cach (de )?(doi|thay|huy|xoa|them|tai|dang|tao|an|bat|tat)\w*|huong dan (toi|minh)|giup toi|chi (cho )?toi cach|o dau de)\b/,
  ask: /^ ai |\b(la gi|cai gi|khi nao|bao gio|o dau|tai sao|vi sao|bao nhieu|nguoi nao|nuoc nao|co phai|la ai|nhu the nao|khong \?)/,
  tell: /\b(tom tat|giai thich|mo ta|cho toi biet|dich)\b/,
  away: /\bkhong (muon (thay|xem|nhin)|hien thi)|\bdung (hien thi|cho toi (thay|xem))|\bchi (hien thi|hien|xem)\b/,
  hide: /\b(an (tat ca|cac|quang|binh|thanh|het|di|nhung|phan)|giau|loai bo|don dep|bo (het|di|cac))\b/,
  remove: /\b(xoa|chan|tat|dong)\b/,
  own: /\b(gio hang|tai khoan|cua toi|mat khau|don hang)\b/,
  noise: /\b(quang cao|thanh ben|binh luan|bieu ngu|cookie|trang|de xuat|bai viet|tin|video)\b/,
  act: /^ (hay |vui long |toi muon |giup toi )*(tim|tim kiem|them|dat|mua|mo|dang|sap xep|loc|tai|so sanh|chon|dien|gui|xem|kiem tra|huy|doi|hien thi|cho toi xem) /,
  polite: /\b(ban co the|ban co the giup)\b/,
  whereSee: /\bxem .* o dau|\bo dau .* xem|\b(tim|kiem tra) .* cua toi o dau/,
  wish: /^ toi (muon|can|phai) (?!(biet|hieu|xem|doc|thay)\b)/,
  vanish: rawList('ẩn | giấu | xóa | bỏ | tắt'),
  noneOf: rawList('không cần | không muốn | không có | bớt | không quan tâm | miễn'),
  fedUp: rawList('quá nhiều | khó chịu | phiền | làm phiền | che mất | chán'),
  only: rawList('chỉ | ngoại trừ | trừ'),
  content: rawList('bài viết | công thức | nội dung | văn bản'),
  trouble: rawList(
    'quên | mất | không đăng nhập được | không hoạt động | hết hạn | bị sai | đã thay đổi | chưa nhận được | bị khóa | quá nhỏ | chưa đến | chưa nhận | bị hack | hai lần | không nhận được | không đến | không tìm thấy | giao nhầm',
  ),
  goods: rawList('vé | chuyến bay | tàu | xe buýt | chỗ ngồi | phòng | bàn | lịch hẹn'),
  self: rawList('tôi | của tôi | mình | chúng tôi'),
  talk: rawList(
    'cảm ơn | cám ơn | xin chào | chào | chào bạn | tạm biệt | tuyệt | tốt | được | vâng | không | hiểu rồi',
  ),
  about: rawList('bạn làm được gì | bạn có thể làm gì | bạn là ai | trợ giúp | giúp'),
  clutter: rawList('quảng cáo | biểu ngữ | thanh bên | cookie'),
  fact: rawList('số | giá | địa chỉ'),
  source: rawList('theo bài viết này | theo bài báo | theo bài này | theo tác giả'),
  retell: rawList('^lập bảng | ^làm bảng | ^so sánh hai | ^đọc cho tôi | ^dịch | ^liệt kê'),
  noControl: rawList('không thấy nút | không có nút | không tìm thấy nút'),
  takeMe: rawList('^đưa tôi đến | ^đưa tôi tới | ^dẫn tôi đến | ^chỉ tôi chỗ | ^chỉ cho tôi chỗ'),
  readWithout: rawList(
    'đọc … không có quảng cáo | xem … không có quảng cáo | xem … không có biểu ngữ | mà không có quảng cáo',
  ),
  facts: rawList(
    'gì | nào | ai đã | ai là | ai muốn | ai được | ai phải | ai có | ai yêu cầu | ai trả | ai viết | của ai | khi nào | bao giờ | tại sao | vì sao | bao nhiêu | năm nào | bao lâu | tên là gì | nghĩa là gì',
  ),
  controls: rawList(
    'ở đây | nút | menu | cài đặt | tùy chọn | liên kết | biểu tượng | thẻ | biểu mẫu | nhấp | bấm | nhấn | trang | màn hình | giỏ hàng',
  ),
  asksControl: rawList(
    'nút nào | biểu tượng nào | liên kết nào | bấm vào đâu | nhấn vào đâu | bấm đâu | nhấp vào đâu | ở menu nào | ở góc nào | có nút',
  ),
  required: rawList('^có phải | ^có cần | ^có bắt buộc | ^tôi có phải | ^có miễn phí'),
};
