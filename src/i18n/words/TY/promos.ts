import type { words as english } from '../EN/promos'

export const words: Record<keyof typeof english, string> = {
  'status.join': 'Puwedeng salihan',
  'status.claim': 'I-claim na',
  'status.applying': 'Nag-apply na',
  'status.close': 'Sarado na',
  'status.rejected': 'Hindi naaprubahan',
  'status.issued': 'Naibigay na',
  'status.claimed': 'Na-claim na',
  'status.process': 'Pinoproseso',
  'status.joined': 'Kasali ka na',
  'status.coming': 'Malapit na',
  'status.signed': 'Nakapirma na',
  'empty.title': 'Wala pang promo ngayon',
  'empty.text': 'Dito lalabas ang mga bagong promo.',
  programmes: 'Paano gumagana ang mga programa',
  'programme.promo': 'Mga promo',
  'programme.promo.text':
    'May simula at katapusan ang bawat promo. Basahin muna ang mga tuntunin bago sumali.',
  'programme.rebate': 'Rebate',
  'programme.rebate.text':
    'May bumabalik sa iyo mula sa bawat taya, panalo man o talo. Depende sa laro kung magkano.',
  'programme.vip': 'VIP',
  'programme.vip.text':
    'Tumataas ang level habang naglalaro, at may kasamang mas magandang rebate at mga regalo. Hindi ito dahilan para lumampas sa plano mo.',
  'gone.title': 'Tapos na ang promong ito',
  'gone.text': 'Tapos na ito, o hindi para sa account na ito.',
  'gone.all': 'Lahat ng promo',
  claim: 'I-claim sa customer service',
  join: 'Sumali sa customer service',
}
