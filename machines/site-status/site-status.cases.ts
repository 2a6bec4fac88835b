import { defineCases } from '../shared/cases'
import type { SiteSettings } from './site'
import { siteStatusMachine } from './site-status.machine'

export const sampleSettings: SiteSettings = {
  brand: 'perya',
  merchantCode: 'perya',
  trialMerchantCode: 'peryatrial',
  paths: {},
  whitelabel: { DIRECTREG3: '1' },
  esportsVendors: ['TF'],
  cockfightVendors: ['DS88'],
  webAppVendors: ['WEBAPP'],
  imageCDNs: ['/'],
  agentMenu: [],
  resources: [],
}

const open = { maintenance: false, regionRestriction: false, location: 'PH', maintenanceUntil: null }

const status = {
  done: [
    open,
    { ...open, maintenance: true, maintenanceUntil: 1_800_000_000_000 },
    { ...open, regionRestriction: true },
    { ...open, maintenance: true, regionRestriction: true },
  ],
  error: [{ code: 'offline' }, { code: 'region-blocked' }],
} as const

export const siteStatusCases = defineCases<typeof siteStatusMachine>({
  id: 'site-status',
  summary: 'Open, under maintenance, closed for this region, or out of order',
  machine: siteStatusMachine,
  inputs: { start: undefined },
  events: { RETRY: [{}], CLOSED_BY_ANSWER: [{}] },
  signals: ['CLOSED_BY_ANSWER'],
  outcomes: {
    settings: { done: [sampleSettings], error: [{ code: 'upgrading' }, { code: 'maintenance' }] },
    flags: { done: [{ DIRECTREG3: '1' }], error: [{ code: 'timeout' }] },
    status,
    check: status,
  },
  project: ({ context: c }) => [
    c.settings !== null,
    c.status && [c.status.maintenance, c.status.regionRestriction],
    c.failure?.code,
    c.misses,
  ],
  invariants: {
    'maintenance wins over region restriction': (s) =>
      !(s.context.status?.maintenance === true) || !s.matches('restricted'),
    'open only when settings and status are known': (s) =>
      !s.matches('open') || (s.context.settings !== null && s.context.status !== null),
    'open only when nothing closes the site': (s) =>
      !s.matches('open') || !(s.context.status?.maintenance || s.context.status?.regionRestriction),
  },
})
