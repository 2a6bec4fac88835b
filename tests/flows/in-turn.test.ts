import { expect, it } from 'vitest'
import { inTurn } from '../../src/flows/core/in-turn'

it('what was typed first is told first, whichever file comes first, and a failure holds nobody up [HOME-11]', async () => {
  const turn = inTurn()
  const told: string[] = []
  let come = () => {}
  const file = new Promise<void>((resolve) => (come = resolve))
  turn(() => file.then(() => void told.push('first')))
  turn(() => Promise.reject(new Error('lost')))
  const ended = new Promise<void>((end) => turn(async () => end(void told.push('last'))))
  expect(told).toEqual([])
  come()
  await ended
  expect(told).toEqual(['first', 'last'])
})
