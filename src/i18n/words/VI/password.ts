import type { words as english } from '../EN/password'

export const words: Record<keyof typeof english, string> = {
  account: 'Tài khoản',
  owner: 'Bạn đang đổi mật khẩu của',
  submit: 'Đổi mật khẩu',
  busy: 'Đang lưu',
  changePassword: 'Đổi mật khẩu',
  changePasswordSub: 'Thỉnh thoảng hãy chọn mật khẩu mới',
  identity: 'Xác minh danh tính',
  'identity.text':
    'Trước khi rút tiền bạn có thể được hỏi giấy tờ. Hãy chuẩn bị ba ảnh này và chỉ gửi khi chăm sóc khách hàng yêu cầu.',
  'identity.front': 'Mặt trước giấy tờ',
  'identity.back': 'Mặt sau giấy tờ',
  'identity.selfie': 'Ảnh chân dung cùng giấy tờ',
  signOut: 'Đăng xuất',
}
