import type { words as english } from '../EN/account'

export const words: Record<keyof typeof english, string> = {
  kinds: 'Biến động',
  all: 'Tất cả',
  'kind.deposit': 'Nạp tiền',
  'kind.withdrawal': 'Rút tiền',
  'kind.game': 'Trò chơi',
  'kind.bonus': 'Thưởng',
  'kind.rebate': 'Hoàn trả',
  'kind.transfer': 'Chuyển tiền',
  'kind.team': 'Chuyển trong đội',
  'kind.salary': 'Lương',
  'kind.dividend': 'Cổ tức',
  'kind.other': 'Khác',
  in: 'Vào',
  out: 'Ra',
  line: '{{time}} · Số {{number}}',
  after: 'Số dư {{amount}}',
  place: 'Tại {{place}}',
  'empty.title': 'Không có biến động nào',
  'empty.text':
    'Tiền nạp, tiền cược, thưởng và tiền rút sẽ hiện ở đây. Hãy xem khoảng thời gian dài hơn, hoặc xem tất cả.',
  'team.note': 'Chuyển tiền với đội của bạn, hoàn trả, lương và cổ tức.',
  'team.empty.title': 'Chưa có gì với đội của bạn',
  'team.empty.text':
    'Tiền chuyển đến và đi từ đội, hoàn trả, lương và cổ tức sẽ hiện ở đây. Hãy xem khoảng thời gian dài hơn.',
}
