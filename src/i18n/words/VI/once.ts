import type { words as english } from '../EN/once'

export const words: Record<keyof typeof english, string> = {
  'looking.title': 'Đang kiểm tra',
  'looking.text':
    'Câu trả lời bị thất lạc trên đường. Chúng tôi đang kiểm tra yêu cầu đã xong chưa; không có gì được gửi hai lần.',
  'unknown.title': 'Chưa rõ kết quả',
  'unknown.text':
    'Chúng tôi chưa biết yêu cầu đã xong chưa. Vui lòng đừng gửi lại: chúng tôi vẫn đang kiểm tra.',
  look: 'Kiểm tra lại',
}
