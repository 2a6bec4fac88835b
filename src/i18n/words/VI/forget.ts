import type { words as english } from '../EN/forget'

export const words: Record<keyof typeof english, string> = {
  ways: 'Cách lấy mật khẩu mới',
  'way.phone': 'Bằng điện thoại',
  'way.email': 'Bằng e-mail',
  phoneHint: 'Chúng tôi gửi mã đến số điện thoại của tài khoản. Dùng mã đó để chọn mật khẩu mới.',
  emailHint: 'Chúng tôi gửi thư đến e-mail của tài khoản. Thư cho bạn biết cách tiếp tục.',
  retrieve: 'Lấy lại mật khẩu',
  set: 'Đặt mật khẩu',
  busy: 'Vui lòng đợi',
  codeSent: 'Đã gửi mã. Có thể mất một phút để đến nơi.',
}
