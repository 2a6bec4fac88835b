import { html } from 'hono/html'
import { personas } from '../personas'
import type { Sandbox } from '../running'
import { operatorOf, shipped } from '../../operators/all'
import { pageHeaders } from '../../operators/policy'
import { getSetting } from '../settings'
import { depositSection } from './deposits'
import { faultSection } from './fault-section'
import { heardSection } from './heard'

const style = `
:root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 68rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .35rem .6rem .35rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
form + form { margin-top: .5rem; }
label { display: inline-flex; gap: .35rem; align-items: center; min-height: 44px; max-width: 100%; }
input, select, button { font: inherit; min-height: 44px; min-width: 44px; max-width: 100%; }
button { padding: .25rem .75rem; }
input[type='checkbox'] { min-height: 24px; min-width: 24px; }
input[type='number'] { width: 6rem; }
code { font: .95em ui-monospace, monospace; }
.quiet { opacity: .7; }
.wide { overflow-x: auto; }
`

export const controlStyle = () =>
  new Response(style, {
    headers: {
      ...pageHeaders(operatorOf(undefined), { reports: true }),
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  })

const clockText = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 19)

/** The page at `/__sandbox/`: shows the sandbox's settings and lets a person change them. No script. */
export async function controlPage(
  sandbox: Sandbox,
  asked: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const { db, log, clock } = sandbox
  const { reference = '' } = asked
  const site = await getSetting(db, 'site')
  const flags = await getSetting(db, 'whitelabel')
  const { lifeSeconds } = await getSetting(db, 'tokens')
  const messages = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(20).execute()
  const recent = log.entries.slice(-30).toReversed()
  const checked = (on: boolean) => (on ? 'checked' : '')

  const page = html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Sandbox control</title>
      <link rel="stylesheet" href="/__sandbox/style.css" />
      <h1>Sandbox control</h1>
      <p class="quiet">
        A stand-in for the operator's platform. The clock shows ${clockText(clock.now())} UTC.
      </p>
      <form method="post" action="/__sandbox/form/reset">
        <button>Reset everything</button> <a href="/m/home">Open the app</a>
      </form>

      <h2>People</h2>
      <div class="wide">
        <table>
          <tr>
            <th>User name</th>
            <th>Password</th>
            <th>Mobile</th>
            <th>Type</th>
            <th>Who</th>
          </tr>
          ${personas.map(
            (person) =>
              html`<tr>
                <td><code>${person.username}</code></td>
                <td><code>${person.password}</code></td>
                <td>+63 ${person.mobile}</td>
                <td class="number">${person.type}</td>
                <td>${person.who}</td>
              </tr>`,
          )}
        </table>
      </div>

      <h2>Messages sent</h2>
      ${messages.length === 0 ? html`<p class="quiet">None yet. Codes by SMS and mails show here.</p>` : ''}
      <table>
        ${messages.map(
          (message) =>
            html`<tr>
              <td>${clockText(message.at)}</td>
              <td>${message.channel}</td>
              <td>${message.recipient}</td>
              <td>${message.text}</td>
            </tr>`,
        )}
      </table>

      ${await depositSection(sandbox)}

      <h2>Site</h2>
      <form method="post" action="/__sandbox/form/site">
        <label><input type="checkbox" name="maintenance" ${checked(site.maintenance)} /> maintenance</label>
        <label
          ><input type="checkbox" name="regionRestriction" ${checked(site.regionRestriction)} /> region
          blocked</label
        >
        <label
          >brand
          <select name="brand">
            ${shipped().map(({ id }) => html`<option ${site.brand === id ? 'selected' : ''}>${id}</option>`)}
          </select></label
        >
        <button>Set</button>
      </form>

      <h2>Flags</h2>
      <form method="post" action="/__sandbox/form/flags">
        ${Object.entries(flags).map(
          ([name, value]) =>
            html`<label
              ><input type="hidden" name="flag" value="${name}" /><input
                type="checkbox"
                name="on-${name}"
                ${checked(value === '1')}
              />${name}</label
            >`,
        )}
        <button>Set</button>
      </form>

      ${await faultSection(sandbox, asked)} ${heardSection(sandbox, reference)}

      <h2>Clock and sessions</h2>
      <form method="post" action="/__sandbox/form/clock">
        <label>move by <input type="number" name="minutes" value="1" /> minutes</label><button>Move</button>
        <button name="resume" value="1">Back to the machine's time</button>
      </form>
      <form method="post" action="/__sandbox/form/tokens">
        <label
          >a token lives <input type="number" name="lifeSeconds" min="1" value="${lifeSeconds}" /> s</label
        >
        <button>Set</button> <button name="all" value="1">End every session</button>
      </form>

      <h2>Last requests</h2>
      <div class="wide">
        <table>
          ${recent.map(
            (entry) =>
              html`<tr>
                <td>${clockText(entry.at)}</td>
                <td>${entry.method}</td>
                <td><code>${entry.path}</code></td>
                <td>${entry.call ?? ''}</td>
                <td class="number">${entry.status}</td>
                <td class="number">${entry.ms.toFixed(1)} ms</td>
              </tr>`,
          )}
        </table>
      </div>
    </html>`
  return new Response(String(await page), {
    headers: {
      ...pageHeaders(operatorOf(undefined), { reports: true }),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  })
}
