import type { words as english } from '../EN/winners'

export const words: Record<keyof typeof english, string> = {
  ranks: 'Người thắng lớn nhất',
  noRanks: 'Chưa có bảng xếp hạng',
  noRanksText: 'Người chơi thắng lớn nhất sẽ ở đây.',
}
