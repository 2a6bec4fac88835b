import { called, type AppWindow, type Phone } from './phone'
import { until } from './until'

/** Sends one WebDriver command; engines differ in the transport. */
export type Send = (command: 'navigate' | 'script' | 'actions', body: object) => Promise<unknown>

/** A press and keys as WebDriver describes them. */
const press = (x: number, y: number) => ({
  actions: [
    {
      type: 'pointer',
      id: 'finger',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
})
const keys = (text: string) => ({
  actions: [
    {
      type: 'key',
      id: 'keys',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
})

/**
 * A phone whose screen is a frame in a page of the same origin (front.ts): the windows of these engines have
 * a fixed size. Scripts run in the outer page, which has no security policy.
 */
export function webdriverPhone(send: Send, end: () => Promise<void>): Phone {
  const run: Phone['run'] = async (work, ...args) => {
    const script = `const done = arguments[arguments.length - 1];
      (async () => ${called(work, "document.querySelector('iframe').contentWindow", args)})()
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = (await send('script', { script, args: [] })) as { value?: unknown; error?: string } | null
    if (!answer || answer.error !== undefined) throw new Error(answer?.error ?? 'the script did not answer')
    return answer.value as Awaited<ReturnType<typeof work>>
  }
  /** Records in the outer page, which outlives the app's, that the app's received a press. */
  const listen = () =>
    run((app) => {
      const outer = app.parent as AppWindow & { heard?: boolean }
      outer.heard = false
      app.addEventListener('click', () => (outer.heard = true), { capture: true, once: true })
    })
  const heard = () =>
    run(async (app) => {
      const outer = app.parent as AppWindow & { heard?: boolean }
      for (const end = Date.now() + 3_000; !outer.heard && Date.now() < end;)
        await new Promise((resolve) => setTimeout(resolve, 20))
      return outer.heard === true
    })
  return {
    run,
    async open(address) {
      const { origin } = new URL(address)
      await send('navigate', { url: `${origin}/__phone` })
      const script = `const done = arguments[arguments.length - 1];
        const frame = document.querySelector('iframe');
        frame.addEventListener('load', () => done({ value: true }), { once: true });
        frame.src = ${JSON.stringify(address)}`
      await send('script', { script, args: [] })
    },
    async tap(x, y) {
      // On a busy machine these drivers occasionally lose a press: one the page has not received was not
      // made.
      await until(async () => {
        await listen()
        await send('actions', press(x, y))
        if (!(await heard())) throw new Error(`nothing heard a press at ${x}, ${y}`)
      })
    },
    type: async (text) => void (await send('actions', keys(text))),
    close: end,
  }
}
