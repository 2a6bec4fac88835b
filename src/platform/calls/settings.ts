import * as v from 'valibot'
import { defineCall } from '../call'
import { label, text } from '../shapes'

const merchantQuery = v.object({ merchantCode: text })

/** A service or customer-service entry; type 3 holds ciphertext and key in one string (SITE-09). */
export const pathEntry = v.object({ type: v.number(), name: text, path: text })

const resource = v.object({ resourceType: text, url: text })

/** Whitelabel flags: '1' is on (SITE-11). Unknown flags are kept and ignored. */
const whitelabelFlags = v.record(text, text)

/** Names of vendors, roles or hosts; a missing list counts as empty. */
const names = v.optional(v.array(text), [])
const entries = v.optional(v.array(pathEntry), [])
const off = v.optional(v.boolean(), false)

/** Consolidated settings (SITE-05, SITE-06, SITE-08). The site opens with the merchant code alone. */
export const settingsValue = v.object({
  /** Not read: the brand comes from the operator file. */
  brand: label,
  /** The `Merchant` of every call from now on. */
  merchantCode: text,
  /** The `Merchant` of trial sessions; if missing or empty, the one above. */
  trialMerchantCode: label,
  /** Not read, nor are `domainRoute`, `mobileTemplate`, `register`, `mainDomain`, `location` and `version`: the screens ask `serviceLink` and `registerSettings`. */
  customerService: entries,
  /** Origin of pictures: `/` is this site; any other must be listed in the operator file. */
  imageCDNs: names,
  domainRoute: label,
  mobileTemplate: v.optional(
    v.object({ mem_cen: v.optional(v.number(), 1), dep_func: v.optional(v.number(), 1) }),
    {},
  ),
  /** Paths of calls marked (key), by call name; also `socialSignIn` and `gameRules`, which are pages. */
  paths: v.optional(v.record(text, text), {}),
  register: v.optional(v.object({ agreeDefault: off }), {}),
  /** Further addresses under `/m` (ROUTE-69), each with the screen of this site that it opens. */
  routes: v.optional(v.record(text, text), {}),
  /** The operator’s app: links for `resourceType` `Android`, `IOS` and `MOBILECONFIG`, and a picture for `AppDownloadIcon`. */
  resources: v.optional(v.array(resource), []),
  /** Flags, used when the `whitelabel` call has failed. */
  whitelabel: v.optional(whitelabelFlags, {}),
  mainDomain: label,
  /** As in `siteStatus`, which takes precedence. */
  maintenance: off,
  regionRestriction: off,
  location: label,
  /** Vendors, by `vassalage`, listed under e-sports in the menu. */
  esportsVendors: names,
  /** Vendors listed under cockfights in the menu. */
  cockfightVendors: names,
  /** Vendors whose games are opened from their category's list, not directly. */
  webAppVendors: names,
  /** Entries of the agent home: `overview`, `accountRecord`, `team`, `redRain`, `pnl`, `betting`, `agentRebate`, `teamRebate`, `security`, `messages`. */
  agentMenu: names,
  version: v.optional(v.object({ pathList: entries }), {}),
})

/** The operator's settings for the site: requested at every start (SITE-05). */
export const settings = defineCall({
  name: 'settings',
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  revalidated: true,
  request: merchantQuery,
  response: settingsValue,
  row: 'WIRE-22',
})

/** The flags, requested at every start; if the call fails, those in the settings apply. */
export const whitelabel = defineCall({
  name: 'whitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  revalidated: true,
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
    maintenance: off,
    regionRestriction: off,
    location: label,
    /** When maintenance is expected to end, milliseconds UTC; null if unknown. */
    maintenanceUntil: v.optional(v.nullable(v.number()), null),
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
