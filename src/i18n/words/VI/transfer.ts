import type { words as english } from '../EN/transfer'

export const words: Record<keyof typeof english, string> = {
  'first.text': 'Sáu chữ số, được hỏi mỗi lần chuyển và rút. Không ai khác cần biết.',
  to: 'Cho cấp trên của bạn',
  final: 'Tiền là của họ ngay, và không ai lấy lại được.',
  next: 'Chuyển {{amount}}',
  'next.plain': 'Chuyển tiền',
  'confirm.title': 'Chuyển {{amount}}?',
  busy: 'Đang chuyển',
  'done.title': 'Đã chuyển',
  'done.text': '{{to}} đã nhận.',
  'done.to': 'cho {{to}}',
  closed: 'Tài khoản này không chuyển tiền cho cấp trên được',
  'closed.text':
    'Chỉ thành viên tham gia dưới một cấp trên mới chuyển được, và chỉ khi nhà điều hành cho phép. Nếu bạn có cấp trên, chăm sóc khách hàng có thể kiểm tra xem có mở được cho bạn không.',
  'closed.again': 'Kiểm tra lại',
  again: 'Chuyển thêm',
}
