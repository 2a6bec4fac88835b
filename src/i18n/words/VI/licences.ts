import type { words as english } from '../EN/licences'

export const words: Record<keyof typeof english, string> = {
  title: 'Ghi công',
  intro: 'Trang này dùng tác phẩm của nhiều người khác, xin cảm ơn:',
  fonts: 'Phông chữ',
  icons: 'Biểu tượng',
  art: 'Huy hiệu trong hình',
  software: 'Phần mềm',
}
