import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { ReplyOf } from '../../platform/call'
import type { beginPasskey } from '../../platform/calls/second-step'
import type { NewCredential, PasskeyAnswer, RequestOptions } from '../../platform/calls/passkeys'
import { hashToken, type Member } from '../accounts'
import type { PasskeyChallengeTable } from '../db/second-step'
import { deviceName } from '../devices'
import { Refusal, type HandlerContext } from '../handler'
import { siteBrand } from '../settings'
import { fillTerms } from '../world/terms'
import { passkeysOf, storeStep } from './safety'

/** How long a challenge is valid; each is accepted once. */
const challengeLife = 5 * 60_000
/** Maximum number of passkeys per account. */
const mostPasskeys = 10

type Purpose = PasskeyChallengeTable['purpose']

/** A passkey is bound to the host the page was opened under; without TLS only on this machine. */
function hostOf({ origin }: HandlerContext) {
  const { hostname, host } = new URL(origin)
  const local = /(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname)
  return {
    rpID: hostname,
    expectedOrigin: local ? [`http://${host}`, `https://${host}`] : [`https://${host}`],
  }
}

async function newChallenge(
  { db, now, random }: HandlerContext,
  purpose: Purpose,
  memberId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Uint8Array.from(random.bytes(32))
  const hash = hashToken(Buffer.from(bytes).toString('base64url'))
  await db.deleteFrom('passkeyChallenge').where('expiresAt', '<=', now()).execute()
  await db
    .insertInto('passkeyChallenge')
    .values({ hash, purpose, memberId, expiresAt: now() + challengeLife })
    .execute()
  return bytes
}

/** Consumes the challenge, whatever the result: the second time it is unknown. */
async function takeChallenge(
  { db, now }: HandlerContext,
  challenge: string,
  purpose: Purpose,
  memberId: string | null,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeyChallenge')
    .where('hash', '=', hashToken(challenge))
    .returningAll()
    .executeTakeFirst()
  return row?.purpose === purpose && row.memberId === memberId && row.expiresAt > now()
}

const transportsOf = (text: string) => JSON.parse(text) as never[]

/** Options for the browser to create a passkey for the caller. */
export async function creationFor(context: HandlerContext, member: Member) {
  const { db } = context
  const known = await passkeysOf(db, member.id)
  if (known.length >= mostPasskeys) throw new Refusal(409, 'passkey.full')
  const { userHandle } = await storeStep(context, member.id, {})
  const options = await generateRegistrationOptions({
    rpName: fillTerms('{operator}', await siteBrand(db)),
    rpID: hostOf(context).rpID,
    userID: Uint8Array.from(Buffer.from(userHandle, 'base64url')),
    userName: member.username,
    userDisplayName: member.username,
    challenge: await newChallenge(context, 'add', member.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return options as ReplyOf<typeof beginPasskey>
}

/** Stores a passkey created for the caller. */
export async function keepPasskey(
  context: HandlerContext,
  member: Member,
  credential: NewCredential,
): Promise<void> {
  const { rpID, expectedOrigin } = hostOf(context)
  const verdict = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { ...credential.response, transports: (credential.response.transports ?? []) as never[] },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => takeChallenge(context, challenge, 'add', member.id),
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => null)
  if (!verdict?.verified) throw new Refusal(400, 'passkey.wrong')
  const { id, publicKey, counter, transports = [] } = verdict.registrationInfo.credential
  const made = await context.db
    .insertInto('passkey')
    .values({
      id,
      memberId: member.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
      name: deviceName(context.headers.get('User-Agent')),
      addedAt: context.now(),
      usedAt: null,
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 0n) throw new Refusal(409, 'passkey.exists')
}

/** A challenge for this member's passkeys, or for any on the phone. */
export async function requestFor(
  context: HandlerContext,
  purpose: Exclude<Purpose, 'add'>,
  memberId: string | null = null,
): Promise<RequestOptions> {
  const known = memberId === null ? [] : await passkeysOf(context.db, memberId)
  const options = await generateAuthenticationOptions({
    rpID: hostOf(context).rpID,
    challenge: await newChallenge(context, purpose, memberId),
    userVerification: 'required',
    allowCredentials: known.map(({ id, transports }) => ({ id, transports: transportsOf(transports) })),
  })
  return { ...options, allowCredentials: options.allowCredentials ?? [] } as RequestOptions
}

/**
 * The owner of the passkey that answered the challenge; refuses any mismatch. A counter that does not
 * increase means that the key has been cloned.
 */
export async function demandPasskey(
  context: HandlerContext,
  answer: PasskeyAnswer,
  purpose: Exclude<Purpose, 'add'>,
  memberId: string | null = null,
): Promise<string> {
  const { db, now } = context
  const known = await db.selectFrom('passkey').selectAll().where('id', '=', answer.id).executeTakeFirst()
  const { rpID, expectedOrigin } = hostOf(context)
  const fits = (challenge: string) => takeChallenge(context, challenge, purpose, memberId)
  const { userHandle, ...response } = answer.response
  if (!known || (memberId !== null && known.memberId !== memberId)) throw new Refusal(400, 'passkey.wrong')
  const verdict = await verifyAuthenticationResponse({
    response: {
      ...answer,
      response: { ...response, ...(userHandle ? { userHandle } : {}) },
      clientExtensionResults: {},
    },
    expectedChallenge: fits,
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: known.id,
      publicKey: Uint8Array.from(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
      transports: transportsOf(known.transports),
    },
  }).catch(() => null)
  if (!verdict?.verified) throw new Refusal(400, 'passkey.wrong')
  const counter = verdict.authenticationInfo.newCounter
  // Of two concurrent answers, the later one finds the counter changed.
  const taken = await db
    .updateTable('passkey')
    .set({ counter, usedAt: now() })
    .where('id', '=', known.id)
    .where('counter', '=', known.counter)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) throw new Refusal(400, 'passkey.wrong')
  return known.memberId
}
