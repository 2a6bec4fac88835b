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
  securitySub: 'Số điện thoại, email, mật khẩu rút tiền, tài khoản ngân hàng',
  devices: 'Thiết bị',
  devicesSub: 'Nơi bạn đang đăng nhập, và kết thúc',
  phone: 'Trên máy này',
  hideAmounts: 'Ẩn số tiền với người bên cạnh',
  privacy: 'Quyền riêng tư',
  policy: 'Chính sách quyền riêng tư',
  policySub: 'Những gì được lưu về bạn, và trong bao lâu',
  forget: 'Quên tôi trên máy này',
  forgetSub: 'Thông tin đăng nhập đã nhớ và tìm kiếm của bạn; bạn vẫn đăng nhập',
  forgotten: 'Không lưu gì của bạn ở đây ngoài phiên này',
  'identity.talk': 'Liên hệ chăm sóc khách hàng',
}
