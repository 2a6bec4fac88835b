import { describe, expect, it } from 'vitest'
import { entryMachine, type EntryInput } from '../../machines/entry/entry.machine'
import { loginPromptMachine } from '../../machines/login-prompt/login-prompt.machine'
import { drive } from './drive'

const tap = (input: Partial<EntryInput>) =>
  drive(entryMachine, {
    kind: 'money',
    to: '/m/voucherCenter',
    role: 'member',
    referral: true,
    built: true,
    ...input,
  }).effects()

const goes = (to: string) => [['goTo', { to }]]
const toLogin = (next: string) => [['goTo', { to: '/m/login', query: { next } }]]
const says = (text: string, milliseconds?: number) => [
  ['notify', milliseconds === undefined ? { kind: 'info', text } : { kind: 'info', text, milliseconds }],
]
const members = { kind: 'members', to: '/m/mine' } as const
const invite = { kind: 'invite', to: '/m/inviteFriends' } as const
const share = { kind: 'share', to: '/m/home' } as const
const promos = { kind: 'open', to: '/m/activity' } as const

it.each([
  { ids: '[LAYOUT-06]', who: 'a guest', entry: { ...members, role: 'guest' }, leads: toLogin('/m/mine') },
  {
    ids: '[LAYOUT-07, ERROR-05]',
    who: 'a trial account',
    entry: { ...members, role: 'trial' },
    leads: says('free-reject', 2_000),
  },
  { ids: '[LAYOUT-06]', who: 'a member', entry: members, leads: goes('/m/mine') },
  { ids: '[LAYOUT-06]', who: 'an agent', entry: { ...members, role: 'agent' }, leads: goes('/m/mine') },
  {
    ids: '[LAYOUT-08, LAYOUT-10]',
    who: 'a guest',
    entry: { ...invite, role: 'guest' },
    leads: toLogin('/m/inviteFriends'),
  },
  {
    ids: '[LAYOUT-08..10, ERROR-06]',
    who: 'a member while the referral promotion is off',
    entry: { ...invite, referral: false },
    leads: says('contact-service', 2_000),
  },
  { ids: '[LAYOUT-08]', who: 'a member', entry: invite, leads: goes('/m/inviteFriends') },
  { ids: '[MENU-06]', who: 'a guest', entry: { ...share, role: 'guest' }, leads: toLogin('/m/home') },
  { ids: '[MENU-06]', who: 'a member', entry: share, leads: [['openShare']] },
  {
    ids: '[MENU-06, PROMO-10]',
    who: 'a member while the referral promotion is off',
    entry: { ...share, referral: false },
    leads: says('contact-service', 2_000),
  },
  {
    ids: '[SESSION-17, LAYOUT-08]',
    who: 'a trial account',
    entry: { ...invite, role: 'trial' },
    leads: says('trial-refused'),
  },
  {
    ids: '[SESSION-17]',
    who: 'a trial account',
    entry: { ...share, role: 'trial' },
    leads: says('trial-refused'),
  },
  {
    ids: '[SESSION-12, WALLET-05]',
    who: 'a guest',
    entry: { role: 'guest' },
    leads: [['askToLogIn', { next: '/m/voucherCenter' }]],
  },
  {
    ids: '[SESSION-16, SESSION-17]',
    who: 'a trial account',
    entry: { role: 'trial' },
    leads: says('trial-refused'),
  },
  { ids: '[WALLET-05]', who: 'a member', entry: {}, leads: goes('/m/voucherCenter') },
  {
    ids: '[LAYOUT-11]',
    who: 'a guest at an open screen',
    entry: { ...promos, role: 'guest' },
    leads: goes('/m/activity'),
  },
  {
    ids: '[LAYOUT-11]',
    who: 'anybody at a screen to come',
    entry: { ...promos, built: false },
    leads: says('not-open-yet'),
  },
] as const)('$ids $who who taps $entry gets $leads', ({ entry, leads }) => {
  expect(tap(entry)).toEqual(leads)
})

describe('the login popup', () => {
  it('[SESSION-12, RECORD-03] confirming leads to the login and back to what was tapped', () => {
    const prompt = drive(loginPromptMachine)
    prompt.send({ type: 'ASK', next: '/m/gameRecord' })
    expect(prompt.snapshot().hasTag('open')).toBe(true)
    expect(prompt.effects()).toEqual([])
    prompt.send({ type: 'CONFIRM' })
    expect(prompt.effects()).toEqual([['goTo', { to: '/m/login', query: { next: '/m/gameRecord' } }]])
    expect(prompt.snapshot().hasTag('open')).toBe(false)
  })

  it('can be closed without going anywhere, and never leads outside the site', () => {
    const prompt = drive(loginPromptMachine)
    prompt.send({ type: 'ASK', next: 'https://evil.example/m/home' })
    prompt.send({ type: 'CANCEL' })
    expect(prompt.effects()).toEqual([])
    prompt.send({ type: 'ASK', next: '//evil.example' })
    prompt.send({ type: 'CONFIRM' })
    expect(prompt.effects()).toEqual([['goTo', { to: '/m/login', query: { next: '/m/home' } }]])
  })
})
