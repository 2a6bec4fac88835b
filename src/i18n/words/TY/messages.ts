import type { words as english } from '../EN/messages'

export const words: Record<keyof typeof english, string> = {
  'empty.title': 'Walang mensahe',
  'empty.text': 'Dito darating ang sulat ng operator sa iyo: tungkol sa pera, account at mga tanong mo.',
  new: 'Bago',
  more: 'Ipakita ang mas luma',
  delete: 'Burahin',
  'delete.busy': 'Binubura ang mensahe',
  'delete.failed': 'Baka nandito pa ang mensahe. Burahin ulit para sigurado.',
  'sure.title': 'Burahin ang mensaheng ito?',
  'sure.text': 'Hindi na ito maibabalik.',
  'sure.keep': 'Huwag burahin',
  'missing.title': 'Wala na ang mensaheng ito',
  'missing.text': 'Nabura na ito, o sa ibang account ito ipinadala.',
  'missing.all': 'Lahat ng mensahe',
  'announced.title': 'Mga anunsyo',
  'announced.empty': 'Walang anunsyo',
  'announced.emptyText': 'Dito lalabas ang balita tungkol sa mga laro, pag-aayos, at alok.',
  'announced.about.player': 'Para sa manlalaro',
  'announced.about.games': 'Mga laro',
  'announced.about.site': 'Ang site na ito',
}
