import type { words as english } from '../EN/bets'

export const words: Record<keyof typeof english, string> = {
  categories: 'Trò chơi',
  all: 'Mọi trò chơi',
  bet: 'Cược',
  paid: 'Nhận lại',
  net: 'Lãi/lỗ',
  held: 'Giữ trong ván chưa xong',
  line: '{{time}} · Cược {{amount}}',
  number: 'Số {{number}}',
  'ending.open': 'Chưa xong',
  'ending.won': 'Thắng',
  'ending.even': 'Hoàn cược',
  'ending.lost': 'Thua',
  'ending.void': 'Đã hủy',
  by: 'Cược bởi',
  continue: 'Chơi tiếp',
  continueGame: 'Chơi tiếp ván {{name}}',
  lotteries: 'Vé số nằm trong lịch sử riêng của xổ số.',
  'empty.title': 'Không có cược nào',
  'empty.text':
    'Các cược của bạn và kết quả sẽ hiện ở đây. Hãy xem khoảng thời gian dài hơn, hoặc mọi trò chơi.',
}
