import type { words as english } from '../EN/service'

export const words: Record<keyof typeof english, string> = {
  lead: 'Có người trả lời ở đây, cả ngày lẫn đêm.',
  float: 'Chăm sóc khách hàng',
  'way.LIVECHAT': 'Chat trực tiếp',
  'way.TELEGRAM': 'Telegram',
  'way.FACEBOOK': 'Messenger',
  agents_one: '{{count}} người để chọn',
  agents_other: '{{count}} người để chọn',
  launching: 'Đang mở',
  'nobody.title': 'Hiện không có ai ở bàn',
  'nobody.text': 'Vui lòng quay lại sau. Trung tâm trợ giúp luôn mở.',
  'nobody.again': 'Xem lại',
  questions: 'Thường gặp',
  'questions.all': 'Tất cả câu hỏi',
  feedback: 'Viết góp ý',
  'feedback.text': 'Cho những việc không gấp',
  secret: 'Nhân viên của chúng tôi không bao giờ hỏi mật khẩu, mã PIN hay mã SMS của bạn.',
}
