import type { words as english } from '../EN/help'

export const words: Record<keyof typeof english, string> = {
  'help.empty.title': 'Chưa có câu trả lời ở đây',
  'help.empty.text':
    'Câu trả lời cho các câu hỏi thường gặp sẽ ở đây. Trong lúc đó hãy hỏi chăm sóc khách hàng.',
  'help.service': 'Hỏi chăm sóc khách hàng',
  'help.more': 'Chưa thấy điều bạn cần?',
  'help.all': 'Tất cả câu hỏi',
  'document.since': 'Hiệu lực từ {{date}}',
  'document.empty.title': 'Chưa có văn bản',
  'document.empty.text': 'Nhà điều hành chưa đăng văn bản này. Chăm sóc khách hàng có thể gửi cho bạn.',
}
