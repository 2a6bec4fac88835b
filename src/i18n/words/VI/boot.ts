import type { words as english } from '../EN/boot'

export const words: Record<keyof typeof english, string> = {
  'late.title': 'Trang vẫn đang tải',
  'late.text':
    'Trang web chưa tải xong. Trang sẽ tự tiếp tục ngay khi có thể. Tài khoản và tiền của bạn vẫn an toàn.',
  'late.old':
    'Trình duyệt này quá cũ cho trang web. Hãy cập nhật, hoặc mở trang bằng Chrome 94, Safari 15.4, Samsung Internet 17, Firefox 104 hay mới hơn. Nếu bạn đến từ Facebook, Messenger, TikTok hay ứng dụng khác, hãy chọn “Mở bằng trình duyệt” trong menu của ứng dụng đó.',
  'late.offline': 'Điện thoại của bạn hiện không có mạng.',
  'late.works': 'Hệ thống đang bảo trì. Vui lòng quay lại sau.',
  'late.region': 'Trang web không được sử dụng ở khu vực của bạn.',
  'late.silent': 'Hệ thống hiện không trả lời.',
  'late.open': 'Hệ thống vẫn hoạt động: chỉ trang này tải chậm.',
  'late.again': 'Thử lại',
  'late.service': 'Chăm sóc khách hàng',
  noscript: 'Trang web này cần JavaScript. Hãy bật JavaScript trong cài đặt trình duyệt rồi tải lại trang.',
}
