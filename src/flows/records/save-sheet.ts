import { fromPromise } from 'xstate'
import { saveSheetMachine } from '../../../machines/save-sheet/save-sheet.machine'
import { boundEffects } from '../core/effects'
import { saveSheet, type SavedRecord } from './sheet'

/** The button that saves a record as a file. */
export const saveSheetFlow = saveSheetMachine.provide({
  actors: {
    saveSheet: fromPromise<null, { sheet: unknown }>(({ input: { sheet } }) =>
      saveSheet(sheet as SavedRecord).then(() => null),
    ),
  },
  actions: boundEffects,
})
