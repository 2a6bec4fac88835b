import { operatorOf } from '../../operators/all'
import * as v from 'valibot'
import { revokeSessions } from '../accounts'
import { faultSchema } from '../http/faults'
import type { Sandbox } from '../running'
import { patchSetting } from '../settings'
import { depositForm } from './deposits'

type FormAction = (sandbox: Sandbox, fields: URLSearchParams) => Promise<void>

const number = (text: string | null) => (text === null || text === '' ? undefined : Number(text))

/** Maps the control page's forms to the actions. */
export const formActions: Readonly<Record<string, FormAction>> = {
  async reset(sandbox) {
    await sandbox.reset()
  },

  async flags({ db }, fields) {
    const names = fields.getAll('flag')
    await patchSetting(
      db,
      'whitelabel',
      Object.fromEntries(names.map((name) => [name, fields.has(`on-${name}`) ? '1' : '0'])),
    )
  },

  async site({ db }, fields) {
    await patchSetting(db, 'site', {
      maintenance: fields.has('maintenance'),
      regionRestriction: fields.has('regionRestriction'),
      brand: operatorOf(String(fields.get('brand'))).id,
    })
  },

  /** An invalid fault is not added; the page then shows none. */
  async fault({ faults }, fields) {
    const call = fields.get('call')
    const parsed = v.safeParse(faultSchema, {
      kind: fields.get('kind'),
      call: call === '' || call === null ? undefined : call,
      status: number(fields.get('status')) ?? 500,
      ms: number(fields.get('ms')) ?? 3000,
      times: number(fields.get('times')),
    })
    if (parsed.success) faults.add(parsed.output)
  },

  async clearFaults({ faults }) {
    faults.clear()
  },

  deposit: depositForm,

  async clock({ clock }, fields) {
    if (fields.has('resume')) clock.resume()
    else clock.advance((number(fields.get('minutes')) ?? 0) * 60_000)
  },

  async tokens({ db }, fields) {
    const lifeSeconds = number(fields.get('lifeSeconds'))
    if (lifeSeconds !== undefined && lifeSeconds >= 1) await patchSetting(db, 'tokens', { lifeSeconds })
    if (fields.has('all')) await revokeSessions(db)
  },
}
