import { operatorOf } from '../../operators/all'
import { revokeSessions } from '../accounts'
import type { Sandbox } from '../running'
import { patchSetting } from '../settings'
import { arrangeForm, backWith } from './arrange'
import { depositForm } from './deposits'
import { faultFrom } from './fault-form'

type FormAction = (sandbox: Sandbox, fields: URLSearchParams) => Promise<Response | undefined | void>

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

  /** An invalid fault is not armed; the page says why. */
  async fault({ faults }, fields) {
    const fault = faultFrom(fields)
    if (typeof fault === 'string') return backWith(fields)
    faults.add(fault)
    return undefined
  },

  async letGo({ faults }, fields) {
    faults.letGo(number(fields.get('id')))
  },

  async takeBack({ faults }, fields) {
    const place = number(fields.get('place'))
    if (place !== undefined) faults.remove(place)
  },

  async clearFaults({ faults }) {
    faults.clear()
  },

  /** Changes nothing: reloads the page, which a link to the current address would not do. */
  async look() {},

  arrange: arrangeForm,

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

/** Forms of the faults section: they lead back to it. */
export const ofFaults: ReadonlySet<string> = new Set([
  'fault',
  'arrange',
  'letGo',
  'takeBack',
  'clearFaults',
  'look',
])
