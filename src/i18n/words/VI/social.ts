import type { words as english } from '../EN/social'

export const words: Record<keyof typeof english, string> = {
  or: 'hoặc tiếp tục với',
  facebook: 'Facebook',
  google: 'Google',
  waiting: 'Hãy tiếp tục ở cửa sổ kia, rồi quay lại đây.',
  cancel: 'Hủy',
  signingIn: 'Đang đăng nhập…',
  none: 'Không có tài khoản nào ứng với cách đăng nhập này. Hãy đăng ký trước, hoặc thử cách khác.',
}
