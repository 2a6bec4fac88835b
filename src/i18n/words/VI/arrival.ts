import type { words as english } from '../EN/arrival'

export const words: Record<keyof typeof english, string> = {
  'welcome.title': 'Chào mừng đến với ngày hội, {{name}}',
  'welcome.text': 'Tài khoản của bạn đã mở. Hãy dạo một vòng; ván đầu tiên cứ từ từ.',
  'welcome.trial': 'Bạn có tiền chơi thử: hãy thử các trò có chế độ chơi thử. Không nạp và không rút tiền.',
  'welcome.close': 'Dạo một vòng',
  'welcome.limits': 'Đặt hạn mức trước',
  'contract.salary.title': 'Có hợp đồng lương đang chờ',
  'contract.dividend.title': 'Có hợp đồng cổ tức đang chờ',
  'contract.hourly.title': 'Có hợp đồng theo giờ đang chờ',
  'contract.text': 'Cấp trên đã gửi bạn một hợp đồng. Bạn có thể đọc trước khi trả lời.',
  'contract.later': 'Để sau',
  'contract.go': 'Đọc hợp đồng',
  'leave.title': 'Rời khỏi trang?',
  'leave.text': 'Liên kết này mở {{host}} trong thẻ khác.',
  'leave.stay': 'Ở lại',
  'leave.go': 'Mở',
}
