import { expect, it } from 'vitest'
import { createClient } from '../../src/platform/client'
import { feedback } from '../../src/platform/calls/feedback'
import { helpCentre } from '../../src/platform/calls/content'
import { failureOf } from '../../machines/shared/failure'
import { wordsForFailure } from '../../src/i18n/messages'
import { words } from '../../src/i18n/words/EN/shell'
import { serverCodes } from '../../src/platform/server-codes'
import { refusalCodes } from '../../src/platform/refusals'

/** How a call fails for this answer of the platform. */
async function refusedBy(status: number, code?: unknown, call: 'read' | 'write' = 'write') {
  const client = createClient({
    origin: 'http://platform.test',
    token: () => null,
    merchant: () => 'perya',
    language: () => 'EN',
    fetch: () => Promise.resolve(Response.json({ success: false, code }, { status })),
  })
  const sent =
    call === 'read'
      ? client.call(helpCentre, { lang: 'EN', device: 'MOBILE' })
      : client.call(feedback, { requestId: 'one key of its own', kind: 'idea', content: 'More seats please' })
  return failureOf(
    await sent.then(
      () => null,
      (error: unknown) => error,
    ),
  )
}

const english = (failure: Awaited<ReturnType<typeof refusedBy>>) => words[wordsForFailure(failure).key]

it('[ERROR-20] a help page that is not there does not say that a user does not exist', async () => {
  expect(english(await refusedBy(404, undefined, 'read'))).toBe('This is not there any more.')
  expect(english(await refusedBy(404, 'member.not.found'))).toBe(
    'Sorry, the user does not exist or is disabled.',
  )
})

it('[ERROR-21] a conflict without a name does not say that a user name is taken', async () => {
  expect(english(await refusedBy(409))).toBe('This has changed. Please look again.')
  expect(english(await refusedBy(409, 'lottery.draw.closed'))).toBe('This has changed. Please look again.')
  expect(english(await refusedBy(409, 'member.exists'))).toBe('Sorry, the username already exists.')
})

it('[ERROR-20, ERROR-21] only a code that names a member, or is put in words by its screen, means one', () => {
  const told = Object.entries(serverCodes).filter(([, code]) => /^(not-found|already-exists)$/.test(code))
  expect(told.map(([given]) => given).sort()).toEqual([
    'bankcard.exists',
    'member.exists',
    'member.not.found',
    'passkey.exists',
    'passkey.wrong',
    'pin.exists',
  ])
})

it('[ERROR-49] no code of the contract with status 404 or 409 is left to its status', () => {
  const left = Object.entries(refusalCodes).filter(
    ([code, [status]]) => [status].flat().some((one) => one === 404 || one === 409) && !serverCodes[code],
  )
  expect(left.map(([code]) => code)).toEqual(['path.unknown'])
})

it.each([
  [403, 'acme.kyc.open', 'no-permission'],
  [409, 'E1042', 'conflict'],
  [400, 'acme:limit', 'unknown'],
  [200, 'acme.other', 'unknown'],
] as const)(
  '[ERROR-27, ERROR-49] %i %s of the platform’s own is passed on with its status',
  async (status, own, code) => {
    const failure = await refusedBy(status, own)
    expect(failure).toEqual({ code, own })
    expect(wordsForFailure({ ...failure, reference: '0123abcd' })).toEqual({
      key: 'failure.refused',
      values: { context: own, id: '0123abcd' },
    })
    expect(words['failure.refused']).toMatch(/\{\{context\}\}.*\{\{id\}\}/)
  },
)

it('[ERROR-49] what says all there is to say, or is no code, is not passed on', async () => {
  expect((await refusedBy(401, 'acme.session')).own).toBeUndefined()
  expect((await refusedBy(429, 'acme.rate')).own).toBeUndefined()
  expect((await refusedBy(500, 'acme.down')).own).toBeUndefined()
  expect((await refusedBy(403, 'Dear mika_07, please call us')).own).toBeUndefined()
  expect((await refusedBy(403, 'constructor')).own).toBe('constructor')
})
