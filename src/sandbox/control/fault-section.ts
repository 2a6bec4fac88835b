import { html } from 'hono/html'
import { contract } from '../../platform/contract'
import { refusalCodes } from '../../platform/refusals'
import type { Sandbox } from '../running'
import { appCodes, arrangeButton, uselessLink } from './arrange'
import { faultFrom } from './fault-form'
import { faultWords } from './fault-words'

const kinds = ['hold', 'status', 'delay', 'hang', 'cut-body', 'html', 'wrong-shape', 'commit-then-drop']

type Asked = Readonly<Record<string, string>>

/** The button that a manual script's link leads to: `/__sandbox/?call=login&kind=hold&times=1#faults`. */
function armButton(asked: Asked) {
  const fault = faultFrom(new URLSearchParams(asked))
  if (asked['kind'] === undefined) return ''
  if (typeof fault === 'string') return uselessLink(fault)
  const fields = Object.entries(asked).filter(([name]) => name !== 'reference')
  return html`<form method="post" action="/__sandbox/form/fault">
    ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button>Arm: ${faultWords(fault)}</button>
  </form>`
}

/** Held requests, armed faults, and the form to arm one. */
export async function faultSection(sandbox: Sandbox, asked: Asked) {
  const { faults } = sandbox
  return html`<h2 id="faults">Faults</h2>
    ${armButton(asked)} ${await arrangeButton(sandbox, asked['arrange'])} ${await appCodes(sandbox)}
    <h3>Held now</h3>
    <form method="post" action="/__sandbox/form/look">
      <span class="quiet"
        >The app gives up on a request after 8 to 20 seconds, unless it was told to wait.</span
      >
      <button>Look again</button>
    </form>
    ${faults.held.length === 0 ? html`<p class="quiet">No request is held.</p>` : ''}
    ${faults.held.map(
      ({ id, what }) =>
        html`<form method="post" action="/__sandbox/form/letGo">
          <input type="hidden" name="id" value="${id}" /><button>Let go: ${what}</button>
        </form>`,
    )}
    <h3>Armed</h3>
    ${faults.list.length === 0 ? html`<p class="quiet">Nothing is armed.</p>` : ''}
    ${faults.list.map(
      (fault, place) =>
        html`<form method="post" action="/__sandbox/form/takeBack">
          <input type="hidden" name="place" value="${place}" />${faultWords(fault)} <button>Take back</button>
        </form>`,
    )}
    <form method="post" action="/__sandbox/form/clearFaults">
      <button>Take all back and let all go</button>
    </form>
    <h3>Arm</h3>
    <form method="post" action="/__sandbox/form/fault">
      <label
        >call
        <select name="call">
          <option value="">every call</option>
          ${Object.keys(contract).map((name) => html`<option>${name}</option>`)}
        </select></label
      >
      <label
        >kind
        <select name="kind">
          ${kinds.map((kind) => html`<option>${kind}</option>`)}
        </select></label
      >
      <label>status <input type="number" name="status" min="200" max="599" /></label>
      <label>code <input name="code" list="codes" /></label>
      <datalist id="codes">
        ${Object.keys(refusalCodes).map((code) => html`<option>${code}</option>`)}
      </datalist>
      <label>ms <input type="number" name="ms" min="0" /></label>
      <label>times <input type="number" name="times" min="1" value="1" /></label>
      <button>Arm</button>
    </form>`
}
