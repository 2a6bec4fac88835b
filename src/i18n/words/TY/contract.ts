import type { words as english } from '../EN/contract'

export const words: Record<keyof typeof english, string> = {
  offeredBy: 'Alok ni {{name}}',
  terms: 'Mga kondisyon',
  lead: 'Basahin ang mga kondisyon. Hindi na mababawi ang sagot mo.',
  accept: 'Tanggapin',
  decline: 'Tanggihan',
  busy: 'Ipinapadala ang sagot mo',
  'sure.accept.title': 'Tatanggapin mo ang kontratang ito?',
  'sure.accept.text': 'Simula ngayon, may bisa na ito.',
  'sure.decline.title': 'Tatanggihan mo ang kontratang ito?',
  'sure.decline.text': 'Malalaman ito ng upline mo.',
  'sure.back': 'Basahin ulit',
  'accepted.title': 'Tinanggap ang kontrata',
  'accepted.text': 'Simula ngayon, may bisa na ito.',
  'declined.title': 'Tinanggihan ang kontrata',
  'declined.text': 'Walang magbabago sa iyo.',
  'empty.title': 'Walang kontratang naghihintay',
  'empty.text': 'Kapag may inalok ang upline mo, dito mo ito mababasa at masasagot.',
  'gone.title': 'Hindi na naghihintay ang kontratang ito',
  'gone.text': 'Nasagot na ito o binawi. Kung hindi ka sigurado, itanong sa upline mo.',
  done: 'Tapos na',
}
