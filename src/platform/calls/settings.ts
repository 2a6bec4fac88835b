import * as v from 'valibot'
import { defineCall } from '../call'
import { text } from '../shapes'

const merchantQuery = v.object({ merchantCode: text })

/** A service or customer-service entry; type 3 holds ciphertext and key in one string (SITE-09). */
export const pathEntry = v.object({ type: v.number(), name: text, path: text })

export const resource = v.object({ resourceType: text, url: text })

/** Whitelabel flags: '1' is on (SITE-11). Unknown flags are kept and ignored. */
export const whitelabelFlags = v.record(text, text)

/** Consolidated settings (SITE-05, SITE-06, SITE-08). */
export const settingsValue = v.object({
  brand: text,
  merchantCode: text,
  trialMerchantCode: text,
  customerService: v.array(pathEntry),
  imageCDNs: v.array(text),
  domainRoute: text,
  mobileTemplate: v.object({ mem_cen: v.number(), dep_func: v.number() }),
  paths: v.record(text, text),
  register: v.object({ agreeDefault: v.boolean() }),
  resources: v.array(resource),
  whitelabel: whitelabelFlags,
  mainDomain: text,
  maintenance: v.boolean(),
  regionRestriction: v.boolean(),
  location: text,
  esportsVendors: v.array(text),
  cockfightVendors: v.array(text),
  webAppVendors: v.array(text),
  agentMenu: v.array(text),
  version: v.object({ pathList: v.array(pathEntry) }),
})

export const settings = defineCall({
  name: 'settings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  request: merchantQuery,
  response: settingsValue,
  row: 'WIRE-22',
})

export const whitelabel = defineCall({
  name: 'whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  request: merchantQuery,
  response: whitelabelFlags,
  row: 'WIRE-23',
})

/** Site status: requested at startup, and polled while the site is closed (SITE-01..04). */
export const siteStatus = defineCall({
  name: 'siteStatus',
  method: 'GET',
  path: '/wps/system/status',
  request: merchantQuery,
  response: v.object({
    maintenance: v.boolean(),
    regionRestriction: v.boolean(),
    location: text,
    /** When maintenance is expected to end, milliseconds UTC; null if unknown. */
    maintenanceUntil: v.nullable(v.number()),
  }),
  row: 'WIRE-24',
})

/** The customer-service link (WIRE-47): a plain link or a type-3 entry. */
export const serviceLink = defineCall({
  name: 'serviceLink',
  method: 'GET',
  path: '/wps/system/domainRoute',
  request: merchantQuery,
  response: v.array(pathEntry),
  row: 'WIRE-47',
})

export const settingsCalls = { settings, whitelabel, siteStatus, serviceLink }
