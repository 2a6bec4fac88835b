import { operatorOf } from '../../operators/all'
import type { settingsCalls } from '../../platform/calls/settings'
import type { Handlers } from '../handler'
import { getSetting } from '../settings'

export const settingsHandlers = {
  async settings(_, { db }) {
    const { maintenance, regionRestriction, location, brand } = await getSetting(db, 'site')
    return {
      ...(await getSetting(db, 'consolidated')),
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
