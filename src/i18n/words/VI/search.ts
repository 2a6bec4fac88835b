import type { words as english } from '../EN/search'

export const words: Record<keyof typeof english, string> = {
  recents: 'Tìm gần đây',
  forget: 'Xóa tìm kiếm gần đây',
  suggestions: 'Gợi ý',
  vendors: 'Nhà cung cấp',
  games: 'Mọi trò chơi',
  others: 'Trò chơi khác',
  count_one: '{{count}} trò chơi',
  count_other: '{{count}} trò chơi',
  more: 'Xem thêm trò chơi',
  'nothing.title': 'Không có trò chơi tên như vậy',
  'nothing.text': 'Hãy kiểm tra chính tả, hoặc thử từ ngắn hơn.',
  nearest: 'Trò chơi gần giống',
  'offline.text': 'Tìm kiếm tiếp tục khi có mạng lại.',
  'own.recent': 'Chơi gần đây',
  'own.fav': 'Yêu thích của bạn',
  'own.all': 'Xem tất cả',
  'own.failed': 'Các trò chơi này chưa tải được.',
}
