import type { words as english } from '../EN/withdrawals'

export const words: Record<keyof typeof english, string> = {
  paid: 'Đã gửi ngân hàng',
  fee: 'Phí',
  held: 'Đang giữ',
  refused: 'Đã trả lại',
  card: 'Tài khoản ••{{digits}}',
  line: '{{time}} · Số {{number}}',
  'with.fee': '{{sent}} về ngân hàng, phí {{fee}}',
  done: 'Xong {{moment}}',
  'state.waiting': 'Đang chờ',
  'state.processing': 'Đang gửi',
  'state.paid': 'Đã gửi',
  'state.refused': 'Đã trả lại',
  'reason.account-name': 'Tài khoản không đứng tên bạn. Hãy thêm tài khoản của bạn rồi yêu cầu lại.',
  'reason.account-number': 'Ngân hàng không có tài khoản này. Hãy thêm số đúng rồi yêu cầu lại.',
  'reason.bank': 'Ngân hàng không nhận. Hãy yêu cầu lại sau, hoặc chọn ngân hàng khác.',
  'reason.review': 'Chúng tôi cần hỏi trước. Hãy liên hệ chăm sóc khách hàng với số này.',
  'empty.title': 'Không có lần rút nào',
  'empty.text': 'Mỗi lần rút và kết quả sẽ hiện ở đây. Hãy xem khoảng thời gian dài hơn.',
}
