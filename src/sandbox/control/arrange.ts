import { html } from 'hono/html'
import * as v from 'valibot'
import { operatorOf } from '../../operators/all'
import { pageHeaders } from '../../operators/policy'
import { codeNow } from '../second-step/codes'
import type { Sandbox } from '../running'
import { actions } from './actions'
import { arrangedSchema, arrangedWords, type Arranged } from './arranged'
import { phoneBody } from './arranged-phone'

/** What a link in a manual script sets up with one tap: rows of the platform, and storage of this browser. */

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const bodyOf = (name: string) =>
  name === 'phone' ? phoneBody : Object.hasOwn(actions, name) ? actions[name]?.body : undefined

/** The user name in a body, if no player has it. */
async function stranger({ db }: Sandbox, body: unknown): Promise<string | undefined> {
  const { userName } = (body ?? {}) as { readonly userName?: unknown }
  if (typeof userName !== 'string') return undefined
  // One hidden from the platform still has the name.
  const known = db.selectFrom('member').select('id').where('username', '=', userName)
  return (await known.executeTakeFirst()) ? undefined : userName
}

/** Parses what a link or a form sets up; a string tells why it is invalid. */
async function readList(sandbox: Sandbox, text: string): Promise<Arranged | string> {
  const list = v.safeParse(arrangedSchema, parsed(text))
  if (!list.success || list.output.length === 0) return 'it has no list of what to arrange'
  for (const [name, body] of list.output) {
    const schema = bodyOf(name)
    if (!schema) return `nothing is called “${name}” here`
    const read = v.safeParse(schema, body)
    if (!read.success) {
      const [issue] = read.issues
      return `“${name}” does not take ${v.getDotPath(issue) ?? 'this'}: ${issue.message}`
    }
    const who = await stranger(sandbox, body)
    if (who !== undefined) return `there is no player “${who}”`
  }
  return list.output
}

/** A link from an older script, or a truncated one, says so instead of doing nothing. */
export const uselessLink = (why: string) =>
  html`<p role="alert">
    Nothing can be armed or arranged by this: ${why}. Copy a script’s link whole, or export the script anew.
  </p>`

/** Back to the page, as the link with the same content would open it. */
export const backWith = (fields: URLSearchParams) =>
  new Response(null, { status: 303, headers: { Location: `/__sandbox/?${fields}#faults` } })

/** The button that a link leads to: `/__sandbox/?arrange=[["player",{…}]]#faults`. */
export async function arrangeButton(sandbox: Sandbox, text: string | undefined) {
  if (text === undefined) return ''
  const list = await readList(sandbox, text)
  if (typeof list === 'string') return uselessLink(list)
  return html`<form method="post" action="/__sandbox/form/arrange">
    <input type="hidden" name="arrange" value="${text}" />
    <button>Arrange: ${arrangedWords(list)}</button>
  </form>`
}

/** The codes that players' authenticator apps currently show. */
export async function appCodes({ db, clock }: Sandbox) {
  const rows = await db
    .selectFrom('secondStep')
    .innerJoin('member', 'member.id', 'secondStep.memberId')
    .select(['member.username', 'secondStep.secret'])
    .where('secondStep.confirmed', '=', 1)
    .execute()
  return rows.flatMap(({ username, secret }) =>
    secret === null
      ? []
      : [
          html`<p>
            The authenticator app of ${username} shows <code>${codeNow(secret, clock.now())}</code>. Each code
            works once; with <em>Look again</em> the next one shows, after half a minute at the most.
          </p>`,
        ],
  )
}

/** Executes a form's setup; if browser storage has to change, the answer is a page that does it. */
export async function arrangeForm(sandbox: Sandbox, fields: URLSearchParams): Promise<Response | undefined> {
  const text = fields.get('arrange') ?? ''
  const list = await readList(sandbox, text)
  // The page says why.
  if (typeof list === 'string') return backWith(new URLSearchParams({ arrange: text }))
  let phone: v.InferOutput<typeof phoneBody> | undefined
  for (const [name, body] of list) {
    if (name === 'phone') phone = { ...phone, ...v.parse(phoneBody, body) }
    else await actions[name]?.run(sandbox, v.parse(actions[name].body, body))
  }
  return phone && phonePage(phone)
}

const answer = (text: string, type: string) =>
  new Response(text, {
    headers: {
      ...pageHeaders(operatorOf(undefined), { reports: true }),
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
    },
  })

function phonePage(records: object): Response {
  return answer(
    String(
      html`<!doctype html>
        <html lang="en">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Sandbox control</title>
          <link rel="stylesheet" href="/__sandbox/style.css" />
          <body data-records="${JSON.stringify(records)}">
            <p id="done" hidden>
              This browser remembers it now, and what only a tab remembers, this tab. Open the app here.
            </p>
            <p><a href="/__sandbox/#faults">Back</a></p>
            <script src="/__sandbox/phone.js"></script>
          </body>
        </html>`,
    ),
    'text/html',
  )
}

const script = `
const { local = {}, session = {}, patient } = JSON.parse(document.body.dataset.records)
const moment = (_, value) => typeof value?.fromNow === 'number' ? Date.now() + value.fromNow : value
for (const [store, records] of [[localStorage, local], [sessionStorage, session]])
  for (const [key, value] of Object.entries(records))
    if (value === null) store.removeItem(key)
    else store.setItem(key, JSON.stringify(value, moment))
const done = () => { document.getElementById('done').hidden = false }
if (!patient) done()
else {
  document.cookie = 'perya-sandbox=patient; path=/; samesite=strict'
  // A worker from an earlier visit would go on serving the page that does not wait.
  const all = navigator.serviceWorker ? navigator.serviceWorker.getRegistrations() : Promise.resolve([])
  all.then((workers) => Promise.all(workers.map((worker) => worker.unregister()))).finally(done)
}
`

const waiting = `
const { abort } = AbortController.prototype
AbortController.prototype.abort = function (reason) {
  if (reason !== 'timeout') abort.call(this, reason)
}
// What the phone keeps would be the answer to a request that is held, or refused.
if (navigator.serviceWorker) ServiceWorkerContainer.prototype.register = () => new Promise(() => {})
// Waits that all phones would end together are spread by chance: a script says how long they are without it.
Math.random = () => 0.5
// The app does not go on by itself while its tester is in another tab, nor within seconds of their coming back.
const { setTimeout: start, clearTimeout: stop } = globalThis
const waits = new Map()
const go = (wait) => {
  wait.since = performance.now()
  wait.timer = start(wait.end, wait.left)
}
globalThis.setTimeout = (run, delay, ...given) => {
  if (!(delay >= 1000) || typeof run !== 'function') return start(run, delay, ...given)
  const id = start(() => {}, 0)
  const end = () => waits.delete(id) && run(...given)
  const wait = { left: delay <= 5000 ? 3 * delay : delay, end }
  waits.set(id, wait)
  if (!document.hidden) go(wait)
  return id
}
globalThis.clearTimeout = (id) => {
  stop(waits.get(id)?.timer ?? id)
  waits.delete(id)
}
document.addEventListener('visibilitychange', () => {
  for (const wait of waits.values()) {
    if (!document.hidden) go(wait)
    else {
      stop(wait.timer)
      wait.left -= performance.now() - wait.since
    }
  }
})
`

/**
 * Inserted first into the page of a tester whose script holds answers: a person needs longer than the app
 * would wait.
 */
export const patientScript = () => answer(waiting, 'text/javascript')

/** The control page's own script: it sets the browser's storage. */
export const phoneScript = () => answer(script, 'text/javascript')
