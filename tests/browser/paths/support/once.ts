import type { Call } from '../../../../src/platform/call'
import type { CallName } from '../../../../src/platform/contract'
import type { App } from '../../support/app'
import type { ActorPlay, Outcome } from './plays'

type NamedCall = Pick<Call, 'path' | 'method'> & { readonly name: string; readonly path: string }

interface Once<Snapshot> {
  /** The call that sends the request, and the one that looks up its outcome. */
  readonly send: NamedCall | readonly [NamedCall, NamedCall]
  /** Of two calls that take turns, whether the second is the one to send. */
  readonly second?: (snapshot: Snapshot) => boolean
  readonly look: NamedCall
  /** A request was confirmed; otherwise the chart only checks for an open one, and there is none. */
  readonly sends: (snapshot: Snapshot) => boolean
  readonly done?: Outcome<Snapshot>
  /** In the order of the cases. */
  readonly refused: readonly Outcome<Snapshot>[]
  /** The cases end with one found by a look-up, or one the player did not want to wait for. */
  readonly last?: 'found' | 'left'
}

/** Why no browser can make the child chart fail. */
export const onceNeverFails = 'sending once always ends with an outcome, whatever the platform does'

/** Sending once, with the outcomes of `onceOutcomes`: nothing open, accepted, never arrived, and refusals. */
export function playOnce<Snapshot>(once: Once<Snapshot>): ActorPlay<Snapshot> {
  const { look, sends, second, done = { make: () => {} }, refused } = once
  const calls = [once.send].flat() as readonly NamedCall[]
  const never = {
    async make(app: App) {
      await done.make(app)
      for (const { name } of calls) app.world.fault({ kind: 'status', status: 502, call: name as CallName })
    },
  }
  const lost = (names: readonly string[]) => (app: App) => {
    for (const name of names) app.world.fault({ kind: 'commit-then-drop', call: name as CallName })
  }
  const sent = calls.map(({ name }) => name)
  const last =
    once.last &&
    {
      found: { make: lost(sent) },
      left: {
        make: lost([...sent, look.name]),
        after: (app: App) =>
          app
            .button(app.words.shell.close, app.page.getByRole('alertdialog').or(app.page.getByRole('dialog')))
            .click(),
      },
    }[once.last]
  return {
    atOnce: (snapshot) => !sends(snapshot),
    calls: [...calls, look],
    ...(second
      ? {
          turn: (snapshot) => {
            const [other = '', call = ''] = second(snapshot) ? sent : sent.toReversed()
            return { call, other }
          },
        }
      : {}),
    // Some look-ups use a call that fetches other things as well, and then without a key.
    asks: ({ pathname, searchParams }, body) =>
      pathname !== look.path || searchParams.has('requestId') || body !== null,
    done: [
      { possible: (snapshot) => !sends(snapshot), make: () => {} },
      ...[done, never, ...refused, ...(last ? [last] : [])].map((one) => ({ ...one, possible: sends })),
    ],
    error: [onceNeverFails],
  }
}
