import type { words as english } from '../EN/depositHistory'

export const words: Record<keyof typeof english, string> = {
  amount: 'Đã nạp',
  bonus: 'Thưởng',
  fee: 'Phí',
  waiting: 'Chờ thanh toán',
  line: '{{time}} · Số {{number}}',
  'with.bonus': 'Thưởng {{amount}}',
  'with.fee': 'Phí {{amount}}',
  until: 'Trả trước {{moment}}',
  'state.waiting': 'Chờ trả',
  'state.paid': 'Đã nhận',
  'state.cancelled': 'Đã hủy',
  'state.expired': 'Hết hạn',
  'state.refused': 'Bị từ chối',
  'reason.waiting': 'Đang chờ bạn thanh toán. Chưa có tiền nào bị trừ.',
  'reason.cancelled': 'Đã hủy trước khi thanh toán. Không có gì được cộng.',
  'reason.expired': 'Không được thanh toán kịp. Không có gì được cộng.',
  'reason.refused':
    'Thanh toán không thành công. Không có gì được cộng; nếu tiền đã rời tài khoản của bạn, hãy báo số này cho chăm sóc khách hàng.',
  continue: 'Tiếp tục',
  continueLoad: 'Tiếp tục lần nạp {{number}}',
  'empty.title': 'Không có lần nạp nào',
  'empty.text': 'Mỗi lần nạp và kết quả sẽ hiện ở đây. Hãy xem khoảng thời gian dài hơn.',
}
