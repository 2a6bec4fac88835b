import type { words as english } from '../EN/contract'

export const words: Record<keyof typeof english, string> = {
  offeredBy: '{{name}} đề nghị',
  terms: 'Điều khoản',
  lead: 'Hãy đọc kỹ điều khoản. Bạn không thể rút lại câu trả lời.',
  accept: 'Chấp nhận',
  decline: 'Từ chối',
  busy: 'Đang gửi câu trả lời',
  'sure.accept.title': 'Chấp nhận hợp đồng này?',
  'sure.accept.text': 'Hợp đồng có hiệu lực từ bây giờ.',
  'sure.decline.title': 'Từ chối hợp đồng này?',
  'sure.decline.text': 'Cấp trên của bạn sẽ được báo.',
  'sure.back': 'Đọc lại',
  'accepted.title': 'Đã chấp nhận hợp đồng',
  'accepted.text': 'Hợp đồng có hiệu lực từ bây giờ.',
  'declined.title': 'Đã từ chối hợp đồng',
  'declined.text': 'Không có gì thay đổi với bạn.',
  'empty.title': 'Không có hợp đồng nào chờ',
  'empty.text': 'Khi cấp trên gửi hợp đồng, bạn có thể đọc và trả lời ở đây.',
  'gone.title': 'Hợp đồng này không còn chờ',
  'gone.text': 'Hợp đồng đã được trả lời hoặc bị rút lại. Nếu không chắc, hãy hỏi cấp trên.',
  done: 'Xong',
}
