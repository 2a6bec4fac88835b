import { operatorOf } from '../../operators/all'
import type { settingsCalls } from '../../platform/calls/settings'
import type { Handlers } from '../handler'
import { getSetting } from '../settings'

export const settingsHandlers = {
  async settings(_, { db }) {
    const { maintenance, regionRestriction, location, brand } = await getSetting(db, 'site')
    const consolidated = await getSetting(db, 'consolidated')
    return {
      ...consolidated,
      resources: consolidated.resources?.map((one) =>
        one.resourceType === 'AppDownloadIcon'
          ? { ...one, url: `/brand/${brand}/apple-touch-icon.png` }
          : one,
      ),
      whitelabel: await getSetting(db, 'whitelabel'),
      brand,
      merchantCode: operatorOf(brand).merchant,
      maintenance,
      regionRestriction,
      location,
    }
  },

  whitelabel: (_, { db }) => getSetting(db, 'whitelabel'),

  async siteStatus(_, { db }) {
    const { maintenance, regionRestriction, location, maintenanceUntil } = await getSetting(db, 'site')
    return { maintenance, regionRestriction, location, maintenanceUntil }
  },

  serviceLink: (_, { db }) => getSetting(db, 'serviceLinks'),
} satisfies Pick<Handlers, keyof typeof settingsCalls>
