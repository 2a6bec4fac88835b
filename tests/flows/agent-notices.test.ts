import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { agentNoticesMachine, type AgentNotice } from '../../machines/agent-notices/agent-notices.machine'
import { drive } from './drive'
import { eachInItsOwnPage, page, reached, signIn, start } from './page'

const notice = (id: string, read: boolean): AgentNotice => ({
  id,
  title: id,
  content: '',
  publishedAt: 1,
  picture: null,
  read,
})

describe('announcements for agents', () => {
  const listed = () => {
    const chart = drive(agentNoticesMachine, { list: [] })
    chart.answer('notices', [notice('A-1', false), notice('A-2', true)])
    return chart
  }
  const unread = (chart: ReturnType<typeof listed>) =>
    chart.snapshot().context.list.flatMap(({ id, read }) => (read ? [] : [id]))

  it('[AGENT-15] opening one marks it as read once the platform knows, and reports it once', () => {
    const chart = listed()
    chart.send({ type: 'OPEN', id: 'A-1' })
    expect(chart.inputOf('read')).toEqual({ id: 'A-1' })
    expect(unread(chart)).toEqual(['A-1'])
    chart.answer('read', null)
    expect(unread(chart)).toEqual([])
    chart.send({ type: 'CLOSE' })
    chart.send({ type: 'OPEN', id: 'A-1' })
    expect(chart.running('read')).toBe(false)
    expect(chart.snapshot().hasTag('reading')).toBe(true)
  })

  it('[AGENT-15] one that could not be reported stays unread, and shows anyway', () => {
    const chart = listed()
    chart.send({ type: 'OPEN', id: 'A-1' })
    chart.fail('read', { code: 'offline' })
    expect(chart.snapshot().hasTag('reading')).toBe(true)
    expect(unread(chart)).toEqual(['A-1'])
    expect(chart.effects()).toEqual([['logFault', { what: 'read announcement', code: 'offline' }]])
  })

  it('[AGENT-15] one that is not in the list does not open', () => {
    const chart = listed()
    chart.send({ type: 'OPEN', id: 'A-9' })
    expect(chart.at()).toBe('list.current')
  })
})

describe('bound to the platform', () => {
  eachInItsOwnPage()

  it('[ROUTE-29, AGENT-15, WIRE-122] asks for types A with its module, and the badge is one less after reading', async () => {
    await start()
    await signIn('tita_baby')
    const { agentNoticesFlow } = await import('../../src/flows/agency/agent-notices')
    const { agencyFacts } = await import('../../src/flows/agency/agency')
    const notices = createActor(agentNoticesFlow, { input: { list: [] } }).start()
    await reached(notices, (state) => state.matches('list'))
    notices.send({ type: 'OPEN', id: 'A-1' })
    await reached(notices, (state) => state.matches('reading'))
    const [asked] = page.calls('/wps/relay/MCSFE_getAgentAnnouncements')
    expect(new URL(asked?.url ?? '').searchParams.get('types')).toBe('A')
    expect(asked?.headers.get('ModuleId')).toBe('AGEANNOUNCE3')
    const facts = createActor(agencyFacts.logic, { input: { query: null } }).start()
    await reached(facts, (state) => state.hasTag('content'))
    expect(agencyFacts.view(facts.getSnapshot()).data?.news).toBe(0)
    notices.stop()
  })
})
