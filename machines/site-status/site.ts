/** The part of the consolidated settings that charts need: whatever a decision depends on. */
export interface SiteSettings {
  readonly brand: string
  readonly merchantCode: string
  readonly trialMerchantCode: string
  readonly paths: Readonly<Record<string, string>>
  readonly whitelabel: SiteFlags
  readonly esportsVendors: readonly string[]
  readonly cockfightVendors: readonly string[]
  readonly webAppVendors: readonly string[]
  /** Hosts of pictures; the built-in list is used if none of them works (SITE-42). */
  readonly imageCDNs: readonly string[]
  readonly agentMenu: readonly string[]
  /** Further addresses, each with the screen it opens (ROUTE-69). */
  readonly routes?: Readonly<Record<string, string>> | undefined
  readonly resources: readonly { readonly resourceType: string; readonly url: string }[]
}

/** Whitelabel flags, '1' is on (SITE-11). */
export type SiteFlags = Readonly<Record<string, string>>

export interface SiteStatus {
  readonly maintenance: boolean
  readonly regionRestriction: boolean
  readonly location: string
  /** Milliseconds UTC, or null if not known. */
  readonly maintenanceUntil: number | null
}
