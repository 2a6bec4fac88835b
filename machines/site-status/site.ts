/** What charts know of the consolidated settings: the parts that decide something. */
export interface SiteSettings {
  readonly brand: string
  readonly merchantCode: string
  readonly trialMerchantCode: string
  readonly paths: Readonly<Record<string, string>>
  readonly whitelabel: SiteFlags
  readonly esportsVendors: readonly string[]
  readonly cockfightVendors: readonly string[]
  readonly webAppVendors: readonly string[]
  /** Places of pictures; the built-in list counts where none of them is usable (SITE-42). */
  readonly imageCDNs: readonly string[]
  readonly agentMenu: readonly string[]
  readonly resources: readonly { readonly resourceType: string; readonly url: string }[]
}

/** Whitelabel flags, '1' is on (SITE-11). */
export type SiteFlags = Readonly<Record<string, string>>

export interface SiteStatus {
  readonly maintenance: boolean
  readonly regionRestriction: boolean
  readonly location: string
  /** Milliseconds UTC, or null when nobody knows. */
  readonly maintenanceUntil: number | null
}
