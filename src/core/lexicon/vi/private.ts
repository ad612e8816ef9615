import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`mật khẩu | mật khẩu mới | mật mã | khóa api | khoá api | khóa bí mật | khóa riêng tư | khóa cá nhân |
    khóa truy cập | mã thông báo truy cập | cụm từ khôi phục | cụm từ bí mật | khóa bảo mật`),
  code: rawList(`mã xác nhận | mã xác minh | mã xác thực | mã bảo mật | mã an toàn | mã kích hoạt | mã otp | otp | mã pin |
    pin | mã đăng nhập | mã truy cập | mã dùng một lần | mật khẩu một lần | mật khẩu dùng một lần | mã sms |
    mã gồm 6 chữ số | mã khôi phục | mã dự phòng | mã sao lưu | câu hỏi bảo mật | câu hỏi bí mật |
    câu trả lời bảo mật | câu trả lời bí mật | tên thời con gái của mẹ | họ của mẹ trước khi kết hôn |
    mã số bí mật`),
  payment:
    rawList(`số thẻ | số thẻ tín dụng | thẻ tín dụng | thẻ ghi nợ | thẻ ngân hàng | thẻ thanh toán | thông tin thẻ |
    tên chủ thẻ | chủ thẻ | tên trên thẻ | tên in trên thẻ | ngày hết hạn | ngày hết hiệu lực | hết hạn |
    hiệu lực đến | hạn sử dụng thẻ | tháng hết hạn | năm hết hạn | cvv | cvc | mã cvv | mã cvc | số tài khoản |
    tài khoản ngân hàng | số tài khoản ngân hàng | chủ tài khoản | iban | swift | mã swift | mã ngân hàng`),
  identity:
    rawList(`số cmnd | cmnd | cmnd cccd | cccd | số cccd | căn cước | căn cước công dân | chứng minh nhân dân |
    số chứng minh | số định danh | hộ chiếu | số hộ chiếu | giấy phép lái xe | bằng lái xe | số giấy phép |
    mã số thuế | =mst | bảo hiểm xã hội | số bảo hiểm xã hội | bảo hiểm y tế | số an sinh xã hội |
    an sinh xã hội | thẻ bhyt | bhxh`),
  shortCode: rawList(`mã | chữ số`),
  forms:
    rawList(`đăng nhập | quên mật khẩu | tạo tài khoản | thanh toán | phương thức thanh toán | hình thức thanh toán |
    thông tin thanh toán | trả tiền | đặt hàng | hoàn tất đơn hàng | mua ngay | chuyển khoản | chuyển tiền |
    quyên góp | thẻ tín dụng`),
  harmless:
    rawList(`mã giảm giá | mã khuyến mãi | mã khuyến mại | mã ưu đãi | phiếu giảm giá | mã giới thiệu | mã mời |
    mã bưu điện | mã bưu chính | mã zip | mã quốc gia | mã vùng | mã qr | mã vạch | mã nguồn | mã lỗi |
    mã sản phẩm | mã màu | mã đơn hàng | mã vận đơn | danh thiếp | bưu thiếp | từ khóa | từ khoá`),
};
