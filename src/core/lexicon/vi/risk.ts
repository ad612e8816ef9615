import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    list(`gửi | gửi đi | gửi tin | gửi yêu cầu | nộp | nộp bài | thanh toán | trả tiền | trả ngay | mua ngay | mua hàng | đặt hàng |
    đặt mua | đặt ngay | đặt vé | đặt phòng | đặt chỗ | đặt lịch | đấu giá | hoàn tất đơn hàng | hoàn tất mua hàng | hoàn tất |
    xác nhận | xác nhận đơn hàng | thuê ngay | quyên góp | ủng hộ | đăng ký | đăng kí | hủy đăng ký | huỷ đăng ký |
    hủy đơn hàng | hủy đơn | huỷ đơn | hủy đặt phòng | hủy đặt chỗ | chấm dứt | xóa | xoá | xóa tài khoản | gỡ bỏ | loại bỏ |
    dọn sạch | làm trống | vứt bỏ | đặt lại | ghi đè | khôi phục | đăng | đăng bài | đăng tin | xuất bản | công bố | chia sẻ |
    đăng xuất | thoát tài khoản | đồng ý | chấp nhận | tôi đồng ý | phê duyệt | cho phép | ủy quyền | cấp quyền | từ chối |
    ký tên | chuyển tiền | chuyển khoản | rút tiền | nạp tiền | đầu tư | đổi điểm | quy đổi | lưu | lưu lại | áp dụng | báo cáo |
    tố cáo | chặn | bỏ chặn | vô hiệu hóa | kích hoạt | đóng tài khoản | rời nhóm | tham gia | tạo tài khoản | ứng tuyển |
    hoàn tiền | yêu cầu hoàn tiền | cài đặt ứng dụng | gỡ cài đặt | thực hiện | khởi động lại | tắt máy | gia hạn | bỏ phiếu |
    bình chọn | gọi ngay | gọi điện | lưu trữ | liên kết tài khoản | ngắt kết nối | tiến hành thanh toán | dùng thử miễn phí |
    theo dõi người dùng | bỏ theo dõi | gỡ xuống | mua bảo hiểm | bán ngay | ký hợp đồng | mời bạn bè | mời thành viên`),
  perhaps: list('đơn đặt hàng | trả lời | bình luận'),
  alone: list('ký | bán | mời | duyệt | mua | có | vâng'),
  harmless:
    list(`đơn hàng của tôi | lịch sử mua hàng | lịch sử đơn hàng | phương thức thanh toán | hình thức thanh toán |
    tùy chọn giao hàng | đã lưu | đã gửi | đặt lại bộ lọc | xóa bộ lọc | áp dụng bộ lọc | xóa tìm kiếm | đăng nhập |
    hướng dẫn mua hàng | lịch sử đặt phòng | bán chạy | người bán | xem đơn hàng | cài đặt | bản đồ`),
  looks:
    list(`xem | hiển thị | chi tiết | lịch sử | theo dõi | trạng thái | phương thức | tùy chọn | cài đặt | thiết lập | trợ giúp |
    giúp đỡ | giới thiệu | so sánh | quay lại | chỉnh sửa | tìm kiếm | bộ lọc | sắp xếp | thông tin | tóm tắt | hóa đơn |
    chính sách | điều khoản | tải xuống | tải về | xem trước | danh sách`),
  leads:
    list(`tất cả | ít hơn | tiếp theo | trước | trình đơn | menu | tìm hiểu | đọc | khám phá | mở rộng | thu gọn |
    phóng to | tạm dừng | sao chép | trang chủ | trang | làm mới | chọn | thay đổi | tạo mới | đính kèm | tải lên |
    ngôn ngữ | chủ đề | hồ sơ | lịch | bản đồ | bỏ qua | quản lý | liên hệ | của tôi`),
  topics:
    list(`câu hỏi thường gặp | câu hỏi | toàn màn hình | thời tiết | giờ mở cửa | giờ làm việc | lịch trình | lịch tàu |
    bảng kích cỡ | bảng size | nghe thử | nghe | trích đoạn | đoạn giới thiệu | trailer | tắt tiếng | chế độ tối |
    giao diện tối | phụ đề | danh mục | tải xuống | trợ năng | về chúng tôi | tuyển dụng | báo chí | yêu thích |
    chỉ đường | gần tôi | đánh giá | tin tức | giá tăng dần | giá giảm dần | rẻ nhất | cỡ chữ | thu nhỏ | thanh bên |
    giỏ hàng | xem giỏ | danh sách mong muốn | tải thêm | xem | pháp lý | sắp xếp | hiển thị`),
  retreats: list(
    'hủy | huỷ | hủy bỏ | không | không cảm ơn | để sau | lúc khác | đóng | quay lại | trở lại | giữ lại | bỏ qua',
  ),
  places:
    list(`thanh toán | tóm tắt đơn hàng | xác nhận đơn hàng | hóa đơn | vùng nguy hiểm | xóa tài khoản | cài đặt tài khoản |
    chuyển tiền | chuyển khoản | rút tiền | quyên góp | không thể hoàn tác | bạn có chắc`),
  acts: list(`gửi | gửi lại | nộp | nộp đơn | trả tiền | thanh toán | mua | mua ngay | đặt hàng | đặt mua | đặt chỗ |
    đặt phòng | đặt vé | đặt bàn | đặt lịch | thuê | quyên góp | ủng hộ ngay | đăng ký | hủy đăng ký | xóa | xoá |
    gỡ bỏ | loại bỏ | dọn sạch | làm trống | đổ thùng rác | đặt lại | tạo lại mật khẩu | khôi phục | hoàn nguyên |
    trở lại bản đã | ghi đè | lưu | áp dụng | xuất bản | hủy xuất bản | lên lịch | lịch xuất bản | đăng bài |
    đăng tin | chia sẻ | phát hành | xác nhận | đồng ý | chấp nhận | phê duyệt | duyệt | cho phép | ủy quyền |
    xác thực | xác thực ngay | từ chối | ký tên | ký hợp đồng | đăng xuất | thoát tài khoản | chuyển tiền |
    chuyển khoản | rút tiền | nạp tiền | đầu tư ngay | bán ngay | đổi tiền | đổi quà | mời | gửi lời mời | tham gia |
    yêu cầu tham gia | rời nhóm | rời khỏi | rời tổ chức | chặn | bỏ chặn | báo cáo vi phạm | báo cáo | kích hoạt |
    vô hiệu hóa | bật thông báo | cài đặt ngay | gỡ cài đặt | khởi động lại | tắt máy | gia hạn | bỏ phiếu |
    bình chọn | yêu cầu hoàn tiền | hoàn tất | kết nối ví | ngắt kết nối | buộc mở khóa | mở khóa | lưu trữ |
    thu hồi | chấm dứt | nâng cấp | đánh dấu | chuyển quyền | xoay khóa | thu tiền | yêu cầu trả hàng | thực thi |
    triển khai | giải tán | đuổi khỏi | mời ra khỏi | ra giá | trả giá | đặt giá thầu | đặt cược | cá cược |
    trở thành thành viên | trở thành người ủng hộ | trở thành nhà tài trợ | đăng quảng cáo | tặng quà | gửi quà |
    tiền boa | đóng băng | gọi taxi | gọi xe | đặt xe | phát trực tiếp ngay | bắt đầu phát | bắt đầu ghi | nộp bài |
    khiếu nại | tạm dừng gói | tiếp tục gói | mở lại | sa thải | tuyển dụng ngay | thuê ngay | hoàn tiền |
    tăng hạn mức | rút lại | nhận nuôi | trả nợ | tất toán`),
  states:
    list(`đã gửi | đã lưu | đã xóa | đã xoá | đã mua | đã thanh toán | đã xuất bản | đã tham gia | đã chia sẻ |
    đã xác nhận | đã chặn | đã đăng ký | đã cài đặt | người mua | người bán | người thuê | phương thức thanh toán |
    lịch sử mua | lịch sử mua hàng | lịch sử thanh toán | đơn hàng | đơn đặt hàng | lịch sử đặt hàng | nhà xuất bản |
    ngày xuất bản | lời mời | người tham gia | kho lưu trữ | báo cáo của tôi | phiên bản | bản sao | bản nháp |
    bản xem trước | danh sách bản | các bản | bản đồ | phiên bản trước | mua hàng hóa | bảng báo cáo |
    kết quả bình chọn`),
  cancels: list(`hủy | huỷ`),
};
