import { expect, it } from 'vitest'
import { planted, playerCode } from './project'
import { unwatched } from './rules/inspected'

it('every actor of the app can be watched, wherever it is started', () => {
  expect(unwatched(playerCode)).toEqual([])
})

it.each([
  ['createActor(flow).start()', 1],
  ['createActor(flow, { input })', 1],
  ['const a = useActorRef(flow, { input: { a } })', 1],
  ['createActor(flow, { input, inspect })', 0],
  ['useActorRef(flow, { inspect })', 0],
])('%s', (text, complaints) => {
  expect(unwatched([planted('src/flows/a.ts', text)])).toHaveLength(complaints)
})
