import type { agencyCalls } from '../../../src/platform/calls/agency'
import type { Example } from './example'

type Name = keyof typeof agencyCalls

const as = 'tita_baby'
const day = '2026-01-15'
/** One of the relays for a team's daily counts. */
const counter = (name: string) => ({
  wire: `GET /wps/relay/ODS2_${name}`,
  module: 'AGEINFO3',
  as,
  fields: ['startDate', 'endDate', 'size'],
  input: { startDate: day, endDate: day, size: 0 },
})

/** An account as an agent opens it. */
export const account = {
  requestId: 'intent-1',
  kind: 'member' as const,
  username: 'neneng_1',
  password: 'Perya-1234',
  nickname: 'Neneng',
  payeeName: '',
  email: '',
  idNumber: '',
  qqNum: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
  rates: [{ category: 'RNG', rate: '0.50' }],
}

/** The agency's calls, ordered so that each can succeed. */
export const agencyExamples: { readonly [K in Name]: Example<K> } = {
  teamKpiA: counter('TeamKpiA'),
  teamKpiB: counter('TeamKpiB'),
  teamKpiC: counter('TeamKpiC'),
  subordinate: counter('Subordinate'),
  affiliate: {
    wire: 'GET /wps/relay/MCS2_getAffiliate',
    module: 'AFFMAN3',
    as,
    fields: ['merchantCode'],
    input: { merchantCode: 'perya' },
  },
  agentAffiliate: {
    wire: 'POST /wps/agent/affiliate',
    module: 'AFFMAN3',
    as,
    fields: Object.keys(account),
    input: account,
  },
  openedAccount: {
    wire: 'GET /wps/relay/MCS2_getOpenedAccount',
    module: 'AFFMAN3',
    as,
    fields: ['requestId'],
    input: { requestId: 'intent-1' },
  },
  affiliateUrlCreate: {
    wire: 'POST /wps/relay/MCS2_createAffiliateUrl',
    module: 'AFFMAN3',
    as,
    fields: ['requestId', 'kind', 'note', 'rates'],
    input: { requestId: 'intent-2', kind: 'agent', note: 'Cebu', rates: [{ category: 'RNG', rate: '0.50' }] },
  },
  affiliateUrlView: {
    wire: 'GET /wps/relay/MCS2_viewAffiliateUrl',
    module: 'AFFMAN3',
    as,
    fields: ['merchantCode'],
    input: { merchantCode: 'perya' },
  },
  affiliateUrlDelete: {
    wire: 'POST /wps/relay/MCS2_deleteAffiliateUrl',
    module: 'AFFMAN3',
    as,
    fields: ['id'],
    input: { id: 'L1' },
  },
  dividends: { wire: 'GET /wps/relay/MCS2_getDividends', module: 'COMM3', as, fields: [], input: null },
  agentAnnouncements: {
    wire: 'GET /wps/relay/MCSFE_getAgentAnnouncements',
    module: 'AGEANNOUNCE3',
    as,
    fields: ['types', 'groupName', 'platform', 'merchantCode'],
    input: { types: 'A', groupName: 'agent', platform: 'M', merchantCode: 'perya' },
  },
  readAnnouncement: {
    wire: 'POST /wps/relay/MCSFE_readAnnouncement',
    module: 'AGEANNOUNCE3',
    as,
    fields: ['id'],
    input: { id: 'A-1' },
  },
}
