import { expect, it } from 'vitest'
import { planted, playerCode } from './project'
import { unwatched } from './rules/inspected'

it('every actor of the app can be inspected, wherever it is started', () => {
  expect(unwatched(playerCode)).toEqual([])
})

it.each([
  ['src/flows/a.ts', 'createActor(flow).start()', 1],
  ['src/flows/a.ts', 'createActor(flow, { input, inspect })', 1],
  ['src/pages/a/A.tsx', 'const a = useActorRef(flow, { inspect })', 1],
  ['src/app/A.tsx', 'const [state] = useMachine(flow)', 1],
  ['src/pages/a/A.tsx', 'const a = useChart(flow, { a })', 0],
  ['src/flows/a.ts', 'startChart(flow)', 0],
  ['src/flows/core/chart.ts', 'createActor(flow, { inspect })', 0],
])('%s: %s', (path, text, complaints) => {
  expect(unwatched([planted(path, text)])).toHaveLength(complaints)
})
