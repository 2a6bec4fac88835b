import { expect, it } from 'vitest'
import { teamMembersMachine } from '../../machines/team-members/team-members.machine'
import { drive } from './drive'

const opened = () => drive(teamMembersMachine, { choice: { under: null, level: 1, search: '' } })
const rosa = { userName: 'rosa_agent', agent: true, direct: true }

it('[AGENT-21] [WIRE-117] a member’s panel opens the transfer or the rates for that member, and closes', () => {
  const team = opened()
  team.send({ type: 'LOOK_AT', person: rosa })
  team.send({ type: 'SEND_MONEY' })
  expect([team.at(), team.toldTo('transfer')]).toEqual(['resting', [{ type: 'OPEN', to: ['rosa_agent'] }]])
  team.send({ type: 'LOOK_AT', person: rosa })
  team.send({ type: 'CHANGE_RATES' })
  expect(team.toldTo('rebate')).toEqual([{ type: 'OPEN', userName: 'rosa_agent' }])
  expect([team.at(), team.snapshot().context.person]).toEqual(['resting', null])
})

it('[AGENT-21] nothing is sent to someone else’s member', () => {
  const team = opened()
  team.send({ type: 'LOOK_AT', person: { ...rosa, direct: false } })
  team.send({ type: 'SEND_MONEY' })
  team.send({ type: 'CHANGE_RATES' })
  expect([team.at(), team.toldTo('transfer'), team.toldTo('rebate')]).toEqual(['looking', [], []])
})

it('[AGENT-21] [WIRE-118] the selection stays until the money is sent', () => {
  const team = opened()
  team.send({ type: 'PICK' })
  team.send({ type: 'SEND_MONEY' })
  expect(team.toldTo('transfer')).toEqual([])
  for (const userName of ['rosa_agent', 'aga_cebu']) team.send({ type: 'TOGGLE', userName })
  team.send({ type: 'SEND_MONEY' })
  expect(team.toldTo('transfer')).toEqual([{ type: 'OPEN', to: ['rosa_agent', 'aga_cebu'] }])
  expect(team.at()).toBe('picking')
  team.send({ type: 'SENT' })
  expect([team.at(), team.snapshot().context.picked]).toEqual(['resting', []])
})
