import type { words as english } from '../EN/faces'

export const words: Record<keyof typeof english, string> = {
  'shot.home': 'Trò chơi và các kỳ quay ở màn hình đầu',
  'shortcut.games': 'Trò chơi',
  'shortcut.lottery': 'Xổ số',
  'shortcut.promos': 'Khuyến mãi',
  'shortcut.deposit': 'Nạp tiền',
}
