import type { SignInInput } from '../../../machines/login/types'
import type { Session } from '../../../machines/session/session'
import type { Answer } from '../../../machines/shared/chart'
import type { AnswerOf } from '../../platform/call'
import { rememberedLogin } from '../../platform/calls/devices'
import { rememberedRecord } from '../../platform/records'
import { read, write } from '../../platform/storage'
import { answered, call } from '../core/client'
import { tokenMark } from '../session/remember-token'

/** Signs in with the token the phone stores in place of a password; a refused token is discarded. */
export async function byToken(
  { values, side }: SignInInput,
  opened: (value: AnswerOf<typeof rememberedLogin>) => Session,
  signal: AbortSignal,
): Promise<Answer<Session>> {
  const token = values.password.slice(tokenMark.length)
  const answer = await answered(
    call(rememberedLogin, { username: values.username, token, side }, { signal }).then(opened),
  )
  const record = read(rememberedRecord)
  if (!answer.ok && record) write(rememberedRecord, { ...record, password: '' })
  return answer
}
