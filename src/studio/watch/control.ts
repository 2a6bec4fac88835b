/** The sandbox behind the phone, through its control plane (src/sandbox/control). */

/** A message as stored in `/__sandbox/outbox`. */
interface Sms {
  readonly at: number
  readonly recipient: string
  readonly text: string
}

/** The sandbox's report on its state. */
export interface Told {
  readonly now: number
  readonly sms: Sms | undefined
  /** The kind of the armed fault. */
  readonly fault: string
}

/** Calls the control plane; rejects if there is no sandbox behind the app. */
export async function ask<Answer>(name: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(`/__sandbox/${name}`, init)
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`)
  return (await answer.json()) as Answer
}

/** Sends one command; rejects if there is no sandbox behind the app. */
export const control = (action: string, body: object): Promise<unknown> =>
  ask(action, { method: 'POST', body: JSON.stringify(body) })

/** The sandbox's current state. */
export async function toldBySandbox(): Promise<Told> {
  const [{ now }, { sms }, faults] = await Promise.all([
    ask<{ now: number }>('clock'),
    ask<{ sms: readonly Sms[] }>('outbox'),
    ask<readonly { kind: string }[]>('faults'),
  ])
  return { now, sms: sms.at(-1), fault: faults[0]?.kind ?? '' }
}

/** Faults offered by the scene, in the sandbox's format. */
export const faultKinds = {
  status: { kind: 'status', status: 500 },
  delay: { kind: 'delay', ms: 3000 },
  hang: { kind: 'hang' },
  'commit-then-drop': { kind: 'commit-then-drop' },
  html: { kind: 'html' },
} as const

export type FaultKind = keyof typeof faultKinds

/** Arms one fault in place of all others, for the next answer or for every one; or disarms all. */
export async function setFault(kind: FaultKind | '', isOnce: boolean): Promise<void> {
  await ask('faults', { method: 'DELETE' })
  if (kind !== '') await control('faults', { ...faultKinds[kind], ...(isOnce ? { times: 1 } : {}) })
}
