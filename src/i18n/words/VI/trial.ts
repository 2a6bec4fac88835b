import type { words as english } from '../EN/trial'

export const words: Record<keyof typeof english, string> = {
  title: 'Chơi thử ngày hội miễn phí',
  lead: 'Tài khoản với tiền chơi thử, tạo trong một giây. Không biểu mẫu, không số điện thoại.',
  'can.games': 'Chơi các trò có chế độ chơi thử',
  'can.look': 'Xem mọi thứ khác',
  'can.end': 'Dừng bất cứ lúc nào: đăng xuất là kết thúc',
  'cannot.win': 'Tiền chơi thử không phải tiền thật: không nạp và không rút',
  'cannot.money': 'Không nạp tiền, lịch sử hay tin nhắn',
  'cannot.keep': 'Không có gì chuyển sang tài khoản của riêng bạn',
  start: 'Bắt đầu chơi thử',
  making: 'Đang tạo tài khoản chơi thử',
  register: 'Tạo tài khoản thật',
  'made.title': 'Tài khoản chơi thử đã sẵn sàng',
  'made.name': 'Bạn chơi với tên',
  'made.text': 'Mọi cược của bạn là tiền chơi thử.',
  'member.title': 'Bạn có tài khoản thật',
  'member.text': 'Chơi thử dành cho khách. Hãy đăng xuất trước nếu muốn thử mà không dùng tiền của mình.',
  go: 'Đến trò chơi',
}
