import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`thanh toán | trả tiền | trả ngay | đấu giá | hoàn tất | xác nhận | quyên góp | ủng hộ | huỷ đơn | chấm dứt | gỡ bỏ |
    loại bỏ | dọn sạch | làm trống | vứt bỏ | ghi đè | khôi phục | đăng | xuất bản | công bố | chia sẻ | thoát tài khoản |
    đồng ý | chấp nhận | cho phép | ủy quyền | cấp quyền | từ chối | ký tên | rút tiền | đầu tư | đổi điểm | quy đổi | báo cáo |
    tố cáo | vô hiệu hóa | kích hoạt | đóng tài khoản | rời nhóm | tham gia | tạo tài khoản | ứng tuyển | hoàn tiền |
    thực hiện | khởi động lại | tắt máy | gia hạn | bỏ phiếu | bình chọn | liên kết tài khoản | ngắt kết nối | bỏ theo dõi |
    gỡ xuống | bán ngay | ký hợp đồng | mời bạn bè | mời thành viên | trả giá | đặt giá`),
  perhaps: rawList(`đơn đặt hàng | trả lời | bình luận`),
  alone: rawList(`ký | bán | duyệt | mua | có | vâng`),
  harmless:
    rawList(`đơn hàng của tôi | lịch sử mua hàng | lịch sử đơn hàng | phương thức thanh toán | hình thức thanh toán |
    tùy chọn giao hàng | đã lưu | đã gửi | xóa tìm kiếm | đăng nhập | hướng dẫn mua hàng | lịch sử đặt phòng |
    bán chạy | người bán | xem đơn hàng | cài đặt | bản đồ | theo dõi đơn hàng | theo dõi bưu kiện | đánh dấu đã đọc |
    đánh dấu chưa đọc | tiếp tục mua sắm | mua sắm | cách thanh toán | phí vận chuyển | tắt tiếng | bật tiếng |
    quên mật khẩu | điều khoản | giờ mở cửa | đấu giá của tôi | lượt đấu giá`),
  looks:
    rawList(`xem | hiển thị | chi tiết | lịch sử | theo dõi | trạng thái | phương thức | tùy chọn | cài đặt | thiết lập | trợ giúp |
    giúp đỡ | giới thiệu | so sánh | quay lại | chỉnh sửa | tìm kiếm | bộ lọc | sắp xếp | thông tin | tóm tắt | hóa đơn |
    chính sách | điều khoản | tải xuống | tải về | danh sách`),
  leads:
    rawList(`tất cả | ít hơn | tiếp theo | trước | trình đơn | menu | tìm hiểu | đọc | khám phá | mở rộng | thu gọn |
    phóng to | tạm dừng | sao chép | trang | làm mới | chọn | thay đổi | tạo mới | đính kèm | tải lên | ngôn ngữ |
    chủ đề | hồ sơ | lịch | bản đồ | quản lý | liên hệ | của tôi | trên bản đồ | thêm vào | hiện mật khẩu`),
  topics:
    rawList(`câu hỏi | toàn màn hình | thời tiết | giờ làm việc | lịch trình | lịch tàu | bảng kích cỡ | bảng size |
    nghe | trích đoạn | đoạn giới thiệu | trailer | chế độ tối | phụ đề | danh mục | trợ năng | về chúng tôi |
    tuyển dụng | báo chí | yêu thích | chỉ đường | gần tôi | tin tức | rẻ nhất | cỡ chữ | thu nhỏ | thanh bên |
    giỏ hàng | danh sách mong muốn | tải thêm | pháp lý | hôm nay | hôm qua | tuần | tháng | năm | ngày |
    được chia sẻ | hướng dẫn | giao hàng | vận chuyển | tin nhắn mới | soạn | thư mục mới | đổi tên | nhân bản |
    hoàn tác | làm lại | in đậm | in nghiêng | chèn bảng | dịch | giao diện | lên đầu | lên trên | tính phí |
    tính toán | phổ biến | mới nhất | hàng mới | liên quan | tương tự | mục lục | nội dung | chương | tốc độ | xoay |
    cột | nhóm theo | hộp thư đến | thùng rác | bản nháp | phát nhạc | vào giỏ | còn hàng | chi nhánh | thư viện |
    ảnh | video | tính năng | thông số | bảo hành | giá | sao kê | số dư | tài khoản | tài liệu | biểu mẫu | sự kiện |
    mùa | tập | lời bài hát | âm lượng | độ tương phản | gần đây | khuyến mãi | thương hiệu | thể thao | công thức |
    danh sách yêu thích | ^dưới | giờ trống | khung giờ trống | lịch trống | ghế trống | chỗ trống`),
  retreats: rawList(
    `hủy | huỷ | hủy bỏ | không | không cảm ơn | để sau | lúc khác | đóng | quay lại | trở lại | giữ lại | bỏ qua`,
  ),
  opens:
    rawList(`xem | hiển thị | đọc | cách | tại sao | vì sao | khi nào | ở đâu | ai | về | giới thiệu | tìm hiểu | điều kiện |
    điều khoản | chính sách | lịch sử | chi tiết | theo dõi đơn* | phí | hướng dẫn | trợ giúp | không | đừng | giữ lại |
    so sánh | quay lại | trạng thái | quy tắc | ẩn | quản lý | danh sách | khám phá | tìm | mục đã | thư đã | tin nhắn đã |
    tin đã | điều gì xảy ra | bao nhiêu`),
  places:
    rawList(`thanh toán | tóm tắt đơn hàng | xác nhận đơn hàng | hóa đơn | vùng nguy hiểm | xóa tài khoản | cài đặt tài khoản |
    chuyển tiền | chuyển khoản | rút tiền | quyên góp | không thể hoàn tác | bạn có chắc`),
  acts: rawList(`gửi | nộp | mua | thuê | ủng hộ ngay | xoá | đổ thùng rác | tạo lại mật khẩu | hoàn nguyên | lưu |
    lên lịch | đăng bài | đăng tin | phát hành | duyệt | xác thực | đăng xuất | đầu tư ngay | đổi tiền | đổi quà |
    chặn | bật thông báo | kết nối ví | mở khóa | thu hồi | nâng cấp | đánh dấu | xoay khóa | thu tiền | thực thi |
    triển khai | giải tán | đuổi khỏi | ra giá | cá cược | trở thành thành viên | trở thành người ủng hộ |
    trở thành nhà tài trợ | đăng quảng cáo | tặng quà | tiền boa | đóng băng | bắt đầu phát | bắt đầu ghi | khiếu nại |
    mở lại | sa thải | tăng hạn mức | nhận nuôi | tất toán | thanh toán* | đặt | giữ chỗ | khai báo | kê khai |
    bình luận ngay | đổ rác | dừng | hợp nhất | nghỉ việc | gọi | làm thủ tục | gia nhập | mở tài khoản | mở cửa |
    nạp | hẹn lịch | dời lịch | khóa thẻ | khóa tài khoản | chuyển | phát trực tiếp | thông báo cho | chốt đơn |
    hoàn thành | phân công | giao việc | kết thúc | nhận ưu đãi | lấy mã | ký kết | trả góp | rút đơn | rời khỏi |
    mời bạn | gộp nhánh | vay tiền | vay ngay`),
  states:
    rawList(`đã xóa | đã xoá | đã mua | đã thanh toán | đã xuất bản | đã tham gia | đã chia sẻ | đã xác nhận |
    đã chặn | đã đăng ký | đã cài đặt | người mua | người thuê | lịch sử mua | lịch sử thanh toán | đơn hàng |
    đơn đặt hàng | lịch sử đặt hàng | nhà xuất bản | ngày xuất bản | lời mời | người tham gia | kho lưu trữ |
    báo cáo của tôi | phiên bản | bản sao | bản nháp | bản xem trước | danh sách bản | các bản | phiên bản trước |
    mua hàng hóa | bảng báo cáo | kết quả bình chọn | lịch sử | chi trả | câu trả lời | trả lời | đổi trả | bán kính |
    bộ nhớ lưu trữ | gọi món | chính sách | cuộc gọi | gửi hàng info | bỏ qua | chuyển trang | chuyển động |
    chuyển ngữ | bỏ chọn | bỏ lọc | bỏ lỡ | gỡ rối | chuyển đến | chuyển đổi | chuyển chế độ | cửa hàng | cho thuê |
    mời xem | tham gia lúc | giới thiệu | chia sẻ với tôi | vay mượn | cách mua | lưu ý | lưu đồ | ký tự | ký hiệu |
    thời kỳ | đã hủy | đã đăng`),
  cancels: rawList(`hủy | huỷ`),
  keeps: rawList(`lưu`),
  drafts: rawList(`bản nháp | nháp`),
  clears: rawList(`xóa | xoá | đặt lại | áp dụng | bỏ | gỡ`),
  filters: rawList(`bộ lọc`),
  joins: rawList(`và | rồi`),
  closes: rawList(`như thế nào | thế nào`),
};
