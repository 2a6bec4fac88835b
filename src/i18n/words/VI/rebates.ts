import type { words as english } from '../EN/rebates'

export const words: Record<keyof typeof english, string> = {
  amount: 'Hoàn trả',
  turnover: 'Tiền cược được tính',
  note: 'Mỗi khoản hoàn trả được trả một lần, cho các cược từ lần trước.',
  games: 'Trò chơi',
  line: '{{time}} · Số {{number}}',
  from: '{{rate}}% của {{turnover}}',
  paid: 'Đã trả',
  'empty.title': 'Không có hoàn trả nào',
  'empty.text': 'Hoàn trả đã trả cho bạn sẽ hiện ở đây theo loại trò chơi. Hãy xem khoảng thời gian dài hơn.',
}
