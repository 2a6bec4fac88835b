import type { agencyCalls } from '../../../src/platform/calls/agency'
import type { Example } from './examples'

type Name = keyof typeof agencyCalls

const as = 'tita_baby'
const day = '2026-01-15'
/** One of the relays that count a team's day. */
const counter = (name: string) => ({
  wire: `GET /wps/relay/ODS2_${name}`,
  module: 'AGEINFO3',
  as,
  fields: ['startDate', 'endDate', 'size'],
  input: { startDate: day, endDate: day, size: 0 },
})

/** The agency's calls, in an order in which each can be made well. */
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
  agentAnnouncements: {
    wire: 'GET /wps/relay/MCSFE_getAgentAnnouncements',
    module: 'AGEANNOUNCE3',
    as,
    fields: ['types', 'groupName', 'platform', 'merchantCode'],
    input: { types: 'A', groupName: 'agent', platform: 'M', merchantCode: 'perya' },
  },
}
