import { html } from 'hono/html'
import type { Sandbox } from '../running'

const clockText = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 19)

/** Faults whose reference matches, or starts with the given text; all without one. */
export const heardBy = ({ heard }: Sandbox, reference: string) =>
  heard.faults.filter((fault) => fault.reference.startsWith(reference.trim().toLowerCase()))

/** A row for a browser's report, or for a page's performance figure. */
const row = (at: number, name: string, value: string | number, place: string) =>
  html`<tr>
    <td>${clockText(at)}</td>
    <td></td>
    <td>${name}</td>
    <td colspan="2">${value}</td>
    <td colspan="3"><code>${place}</code></td>
  </tr>`

/** Reports from pages, searchable by the reference a player quotes. */
export function heardSection(sandbox: Sandbox, reference: string) {
  const found = heardBy(sandbox, reference).slice(-50).toReversed()
  const { browser, vitals } = sandbox.heard
  return html`<h2 id="heard">Reported by pages</h2>
    <form method="get" action="/__sandbox/#heard">
      <label>reference <input name="reference" value="${reference}" maxlength="8" /></label>
      <button>Find</button>
    </form>
    ${
      found.length === 0
        ? html`<p class="quiet">
            ${reference ? 'No fault has this reference.' : 'None yet. Pages report faults some seconds after they started.'}
          </p>`
        : ''
    }
    <div class="wide">
      <table>
        ${found.map(
          (fault) =>
            html`<tr>
              <td>${clockText(fault.at)}</td>
              <td><code>${fault.reference}</code></td>
              <td>${fault.what}</td>
              <td>${fault.own ?? fault.code}</td>
              <td>${fault.fields?.join(', ') ?? ''}</td>
              <td><code>${fault.route}</code></td>
              <td>${fault.operator} ${fault.version} ${fault.language}</td>
              <td class="number">×${fault.times}</td>
            </tr>`,
        )}
        ${browser
          .slice(-20)
          .toReversed()
          .map((one) => row(one.at, one.type, one.detail, one.path))}
        ${vitals
          .slice(-10)
          .toReversed()
          .map((one) => row(one.at, one.name, one.value, one.route))}
      </table>
    </div>`
}
