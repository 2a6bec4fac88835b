import { appUpdateCases } from '../../../../machines/app-update/app-update.cases'
import type { appUpdateMachine } from '../../../../machines/app-update/app-update.machine'
import { definitionOf } from '../../../../src/paths/chart/definition'
import { defineDriver } from '../support/driver'

const noWorker = 'the browser of these paths keeps no files; update.spec.ts walks this with one that does'

/** A newer version comes with another build: the paths' browser has only one, and no service worker. */
export const appUpdateDriver = defineDriver<typeof appUpdateMachine>({
  cases: appUpdateCases,
  ids: '',
  events: { WAITING: noWorker, REPLACED: noWorker, PLACE: noWorker, UPDATE: noWorker, LATER: noWorker },
  actors: { worker: noWorker, look: noWorker, turn: noWorker, activate: noWorker },
  open: (app) => app.open('/m/licences'),
  withoutInputs: Object.fromEntries(Object.keys(appUpdateCases.inputs).map((name) => [name, noWorker])),
  notHere: Object.fromEntries(
    [...definitionOf(appUpdateCases.machine).transitions.keys()]
      .filter((id) => !id.includes('| after longestWait |'))
      .map((id) => [id, noWorker]),
  ),
})
