/** The sandbox behind the phone, by its control plane (src/sandbox/control). */

/** What `/__sandbox/outbox` keeps of a message. */
interface Sms {
  readonly at: number
  readonly recipient: string
  readonly text: string
}

/** What the sandbox tells about itself. */
export interface Told {
  readonly now: number
  readonly sms: Sms | undefined
  /** The kind of the fault that is armed. */
  readonly fault: string
}

/** What a call of the control plane answers; rejects where no sandbox stands behind the app. */
export async function ask<Answer>(name: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(`/__sandbox/${name}`, init)
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`)
  return (await answer.json()) as Answer
}

/** One command; rejects where no sandbox stands behind the app. */
export const control = (action: string, body: object): Promise<unknown> =>
  ask(action, { method: 'POST', body: JSON.stringify(body) })

/** How the sandbox stands now. */
export async function toldBySandbox(): Promise<Told> {
  const [{ now }, { sms }, faults] = await Promise.all([
    ask<{ now: number }>('clock'),
    ask<{ sms: readonly Sms[] }>('outbox'),
    ask<readonly { kind: string }[]>('faults'),
  ])
  return { now, sms: sms.at(-1), fault: faults[0]?.kind ?? '' }
}

/** Faults that the scene offers, as the sandbox takes them. */
export const faultKinds = {
  status: { kind: 'status', status: 500 },
  delay: { kind: 'delay', ms: 3000 },
  hang: { kind: 'hang' },
  'commit-then-drop': { kind: 'commit-then-drop' },
  html: { kind: 'html' },
} as const

export type FaultKind = keyof typeof faultKinds

/** Arms one fault in the place of all others, for the next answer or for every one; or takes all back. */
export async function setFault(kind: FaultKind | '', isOnce: boolean): Promise<void> {
  await ask('faults', { method: 'DELETE' })
  if (kind !== '') await control('faults', { ...faultKinds[kind], ...(isOnce ? { times: 1 } : {}) })
}
