import type { OperatorFile } from '../../operators/file'
import type { Sandbox } from '../running'
import { putSetting } from '../settings'
import { startVendor } from './vendor'

/** Sandbox vendors whose games are hosted separately, as with most vendors. */
export interface Vendors {
  /** The operator with these vendors added to its file. */
  known: (operator: OperatorFile) => OperatorFile
  /** Makes launches of their games lead to them. */
  settle: (sandbox: Sandbox) => Promise<void>
  close: () => Promise<void>
}

/** Ilog Games makes web games for a frame; Redkite refuses to be framed. */
export async function openVendors(): Promise<Vendors> {
  const [web, shy] = await Promise.all([startVendor(), startVendor({ framed: false })])
  const games: OperatorFile['games'] = [
    { vendor: 'Ilog Games', origins: [web.origin], sandbox: ['allow-scripts', 'allow-same-origin'] },
    { vendor: 'Redkite', origins: [shy.origin], open: 'tab', sandbox: ['allow-scripts'] },
  ]
  return {
    known: (operator) => ({ ...operator, games: [...operator.games, ...games] }),
    settle: ({ db }) => putSetting(db, 'vendorSites', { ILG: web.origin, RDK: shy.origin }),
    close: async () => void (await Promise.all([web.close(), shy.close()])),
  }
}
