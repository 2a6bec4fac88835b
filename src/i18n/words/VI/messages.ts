import type { words as english } from '../EN/messages'

export const words: Record<keyof typeof english, string> = {
  'empty.title': 'Không có tin nhắn',
  'empty.text': 'Thư của nhà điều hành gửi bạn sẽ đến đây: về tiền, tài khoản và câu hỏi của bạn.',
  new: 'Mới',
  more: 'Xem tin cũ hơn',
  delete: 'Xóa',
  'delete.busy': 'Đang xóa tin nhắn',
  'delete.failed': 'Tin nhắn có thể vẫn còn. Hãy xóa lại cho chắc.',
  'sure.title': 'Xóa tin nhắn này?',
  'sure.text': 'Tin nhắn sẽ không trở lại.',
  'sure.keep': 'Giữ lại',
  'missing.title': 'Tin nhắn này không còn',
  'missing.text': 'Tin nhắn đã bị xóa, hoặc được gửi cho tài khoản khác.',
  'missing.all': 'Tất cả tin nhắn',
  'announced.title': 'Thông báo',
  'announced.empty': 'Không có thông báo',
  'announced.emptyText': 'Tin về trò chơi, bảo trì và ưu đãi sẽ ở đây.',
  'announced.about.player': 'Cho người chơi',
  'announced.about.games': 'Trò chơi',
  'announced.about.site': 'Trang này',
}
