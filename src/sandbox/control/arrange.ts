import { html } from 'hono/html'
import * as v from 'valibot'
import { operatorOf } from '../../operators/all'
import { pageHeaders } from '../../operators/policy'
import { codeNow } from '../second-step/codes'
import type { Sandbox } from '../running'
import { actions } from './actions'
import { arrangedSchema, arrangedWords, phoneBody, type Arranged } from './arranged'

/** What a link of a manual script arranges with one tap: rows of the platform, and what this browser remembers. */

function listFrom(text: string | null | undefined): Arranged {
  try {
    const parsed = v.safeParse(arrangedSchema, JSON.parse(text ?? ''))
    return parsed.success ? parsed.output : []
  } catch {
    return []
  }
}

/** The button that a link leads to: `/__sandbox/?arrange=[["player",{…}]]#faults`. */
export function arrangeButton(text: string | undefined) {
  const list = listFrom(text)
  if (list.length === 0) return ''
  return html`<form method="post" action="/__sandbox/form/arrange">
    <input type="hidden" name="arrange" value="${text}" />
    <button>Arrange: ${arrangedWords(list)}</button>
  </form>`
}

/** The codes that players' authenticator apps show now. */
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
            The authenticator app of ${username} shows <code>${codeNow(secret, clock.now())}</code>.
          </p>`,
        ],
  )
}

/** Runs what a form arranges; where the browser has to remember something, the answer is a page that sees to it. */
export async function arrangeForm(sandbox: Sandbox, fields: URLSearchParams): Promise<Response | undefined> {
  let phone: v.InferOutput<typeof phoneBody> | undefined
  for (const [name, body] of listFrom(fields.get('arrange'))) {
    const parsed = v.safeParse(name === 'phone' ? phoneBody : (actions[name]?.body ?? v.never()), body)
    if (!parsed.success) continue
    if (name === 'phone') phone = parsed.output as v.InferOutput<typeof phoneBody>
    else await actions[name]?.run(sandbox, parsed.output)
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
            <p id="done" hidden>This tab remembers it now. Open the app in this tab.</p>
            <p><a href="/__sandbox/#faults">Back</a></p>
            <script src="/__sandbox/phone.js"></script>
          </body>
        </html>`,
    ),
    'text/html',
  )
}

const script = `
const { local = {}, session = {} } = JSON.parse(document.body.dataset.records)
const moment = (_, value) => typeof value?.fromNow === 'number' ? Date.now() + value.fromNow : value
for (const [store, records] of [[localStorage, local], [sessionStorage, session]])
  for (const [key, value] of Object.entries(records))
    if (value === null) store.removeItem(key)
    else store.setItem(key, JSON.stringify(value, moment))
document.getElementById('done').hidden = false
`

/** The only script of the control plane: what a browser remembers is set in it. */
export const phoneScript = () => answer(script, 'text/javascript')
