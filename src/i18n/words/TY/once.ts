import type { words as english } from '../EN/once'

export const words: Record<keyof typeof english, string> = {
  'looking.title': 'Inaalam pa',
  'looking.text':
    'Nawala sa daan ang sagot. Tinitingnan namin kung natuloy ito; walang ipapadala nang dalawang beses.',
  'unknown.title': 'Hindi pa alam',
  'unknown.text':
    'Hindi pa namin malaman kung natuloy ito. Huwag mo munang ipadala ulit: patuloy naming tinitingnan.',
  look: 'Tingnan ulit',
}
