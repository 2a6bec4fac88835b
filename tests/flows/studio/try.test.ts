import { expect, it } from 'vitest'
import { catalogue } from '../../../machines/index'
import { toldApart } from '../../../src/studio/try/answers'
import { nowOf, stageFor, wentTo } from '../../../src/studio/try/run'
import type { Move } from '../../../src/paths/chart/situation'

const answer = (output: unknown) =>
  ({
    kind: 'outcome',
    type: 'done signIn',
    actorId: 'signIn',
    event: { type: 'xstate.done.actor.signIn', output },
  }) as unknown as Move

it('of several answers each says only what tells it from the others', () => {
  const moves = [
    answer({ ok: true, who: { name: 'mika', isVip: false } }),
    answer({ ok: true, who: { name: 'mika', isVip: true } }),
  ]
  expect(moves.map((move) => toldApart(move, moves))).toEqual([
    'signIn answers: who isVip false',
    'signIn answers: who isVip true',
  ])
  expect(toldApart(answer({ ok: true }), [])).toBe('signIn answers: ok true')
})

it('no two answers on offer at the start of a flow are called the same', () => {
  const same = catalogue.flatMap((cases) => {
    const stage = stageFor(cases)
    return stage.inputs.flatMap((input) => {
      const run = stage.begin(input)
      const moves = stage
        .offers(run)
        .map(({ move }) => move)
        .filter(({ kind }) => kind === 'outcome')
      const names = moves.map((move) => toldApart(move, moves))
      const twice = names.filter((name, i) => names.indexOf(name) !== i)
      return twice.map((name) => `${cases.id} ${input} ${String(nowOf(run).status)}: ${name}`)
    })
  })
  expect(same).toEqual([])
})

it('a step to another screen says which: the flow there goes on', () => {
  const cases = catalogue.find(({ id }) => id === 'login')
  if (!cases) throw new Error('there is no login')
  const stage = stageFor(cases)
  const names = [
    'prepare answers',
    'Type: field "username"',
    'Type: field "password"',
    'Submit',
    'signIn answers: ok true',
  ]
  const run = names.reduce((before, name) => {
    const moves = stage.offers(before).map(({ move }) => move)
    const move = moves.find((it) => toldApart(it, moves).startsWith(name))
    if (!move) throw new Error(`there is no ${name}`)
    return stage.press(before, move)
  }, stage.begin('both ways'))
  expect(wentTo(nowOf(run))).toEqual(['/m/notice'])
})
