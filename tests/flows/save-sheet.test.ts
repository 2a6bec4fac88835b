import { expect, it } from 'vitest'
import { saveSheetMachine } from '../../machines/save-sheet/save-sheet.machine'
import { eachInItsOwnPage, page, reached, signIn, start } from './page'
import { drive } from './drive'

eachInItsOwnPage()

it('[RECORD-04] a second tap while a file is made does nothing; a failure is kept until the next try', () => {
  const chart = drive(saveSheetMachine, undefined)
  chart.send({ type: 'SAVE', sheet: 'one' })
  expect(chart.snapshot().hasTag('pending')).toBe(true)
  chart.send({ type: 'SAVE', sheet: 'two' })
  expect(chart.snapshot().context.sheet).toBe('one')
})

it('[RECORD-06] a page that does not come leaves no file and says why', async () => {
  await start()
  await signIn()
  const { createActor } = await import('xstate')
  const { saveSheetFlow } = await import('../../src/flows/records/save-sheet')
  const { depositHistory } = await import('../../src/flows/records/deposit-history')
  const chart = createActor(saveSheetFlow).start()
  await page.control('faults', { call: 'depositTransactioNReport', kind: 'status', status: 400, times: 1 })
  const table = { heads: ['No.'], cells: ({ key }: { key: string }) => [key] }
  const sheet = { record: depositHistory, choice: { days: 7, kind: null }, table, name: 'Deposits' }
  chart.send({ type: 'SAVE', sheet })
  await reached(chart, (state) => state.hasTag('error'))
  expect(chart.getSnapshot().context.failure).not.toBeNull()
})
