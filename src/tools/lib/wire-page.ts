import type { GenericSchema } from 'valibot'
import type { Call } from '../../platform/call'
import { areas } from '../../platform/contract'
import { errorCodes, serverCodes } from '../../platform/errors'

/** What valibot keeps about a schema, as far as a page needs it. */
interface Inside {
  readonly type: string
  readonly entries?: Readonly<Record<string, Inside>>
  readonly wrapped?: Inside
  readonly item?: Inside
  readonly value?: Inside
  readonly literal?: unknown
  readonly options?: readonly unknown[]
  readonly pipe?: readonly Inside[]
}

const inside = (schema: GenericSchema) => schema as unknown as Inside

/** A schema as a short type: `text`, `number?`, `[{ id, name }]`. */
function shape(schema: Inside): string {
  switch (schema.type) {
    case 'optional':
      return `${schema.wrapped ? shape(schema.wrapped) : ''}?`
    case 'nullable':
      return `${schema.wrapped ? shape(schema.wrapped) : ''} or null`
    case 'array':
      return `[${schema.item ? shape(schema.item) : ''}]`
    case 'object':
      return `{ ${fields(schema)} }`
    case 'record':
      return `{ name: ${schema.value ? shape(schema.value) : ''} }`
    case 'literal':
      return `\`${JSON.stringify(schema.literal)}\``
    case 'picklist':
      return (schema.options ?? []).map((option) => `\`${String(option)}\``).join(' ')
    case 'union':
      return (schema.options as readonly Inside[]).map(shape).join(' or ')
    case 'string':
      return 'text'
    default:
      return schema.type
  }
}

const fields = (schema: Inside) =>
  Object.entries(schema.entries ?? {})
    .map(([name, value]) => `**${name}** ${shape(value)}`)
    .join(', ')

/** A whole request or answer: its fields when it is an object, else its type. */
function content(schema: Inside): string {
  const bare = schema.type === 'optional' || schema.type === 'nullable' ? schema.wrapped : schema
  if (bare?.type === 'nullable') return content(bare)
  if (!bare?.entries) return shape(schema)
  const listed = fields(bare)
  if (listed === '') return '–'
  return schema.type === 'nullable' ? `${listed}; or null` : listed
}

const cell = (text: string) => text.replaceAll('|', '\\|')

function row(call: Call): string {
  const path = `\`${call.path}\`${call.configured ? ' (key)' : ''}`
  const cells = [
    call.name,
    call.method,
    path,
    call.module ?? '–',
    call.auth,
    call.placement,
    `${call.timeLimit / 1000} s${call.retry ? ', once more' : ''}`,
    content(inside(call.request)),
    content(inside(call.response)),
    call.row,
  ]
  return `| ${cells.map(cell).join(' | ')} |`
}

const opening = `# The wire

Made from \`src/platform/calls\` by \`npm run docs\`; do not edit by hand.

Login and registration bodies are encrypted, and the \`Encryption\` header carries the key that opens them. That is
a wire format the platform asks for, and no protection: whoever reads the request reads the key. What protects a
password, a token and everything else on the way is TLS, and the app must be served over https only.

Every answer is an envelope: \`{ "success": true, "value": … }\`, or an HTTP error with
\`{ "success": false, "code", "message", "value"? }\`. Below, "answer" is what \`value\` holds. The token travels in
\`Authorization\`, the merchant in \`Merchant\`, the language (\`EN\`, \`TY\`) in \`Language\`, the module in \`ModuleId\`
(the captcha of login and registration says \`VALID_CAPTCHA3\` instead), the id of an answered captcha in \`CaptchaId\`.
A token is never part of an address or a body.

- **(key)**: the path is a configuration key; \`settings.paths[call]\` overrides the one given here.
- **auth**: \`none\` sends no token, \`optional\` sends one if there is one, \`member\` is refused without one (401).
- **sent as**: \`query\`, \`json\`, \`form\`, \`encrypted\` (JSON \`{ "data" }\`, AES-256-CBC) or \`none\`.
- **limit**: after so long the call counts as failed; "once more" calls are asked again by themselves, once.
- A trailing \`?\` marks what may be left out. Amounts are exact decimal text; times are milliseconds since 1970, UTC.`

const standIn = `## The stand-in

\`src/sandbox\` answers every call above over HTTP, on the port of the app. It differs from an operator's platform so:

- Messages are not sent: codes by SMS and mails stand in its outbox (\`/__sandbox/\`); \`GET /__sandbox/outbox\` tells the answers of captchas too.
- Social login and the third-party phone route are refused: there is no provider behind them.
- Games are demonstrations for points; money moves only when the control plane moves it.
- Passwords are hashed at a modest cost, so that a test world is there in a moment.
- A mail for a lost password carries a code that no call of the contract takes.
- One process and one database file; with \`PLATFORM_URL\` the calls go to a real gateway instead and none of this is there.

### Control plane

For programs and pages of the same machine only. \`POST /__sandbox/NAME\` with a JSON body; a person uses the page at
\`/__sandbox/\`.

| name | body | what it does |
|---|---|---|
| reset | \`{ world?: "default" "empty" }\` | everything as at the start: rows, faults, clock, log |
| flags | \`{ FLAG: "0" "1" }\` | whitelabel flags |
| site | \`{ maintenance?, regionRestriction?, brand?, maintenanceUntil? }\` | state and brand of the site |
| register | \`{ captcha?, thirdPartyPhone?, agreeDefault?, dialingCodePicker? }\` | registration settings |
| sms | \`{ expiredMinutes?, captcha? }\` | how long a code is good; whether a further one wants a captcha |
| paths | \`{ call: path }\` | moves calls whose path is a key |
| clock | \`{ advance }\`, \`{ set }\` or \`{ resume: true }\` | milliseconds; a clock that was set stands still |
| tokens | \`{ lifeSeconds?, revoke?: user name, all?: true }\` | life of sessions, and their end |
| wallet | \`{ userName, amount, vendor? }\` | gives or takes money |
| world | \`{ vendor?: { code, down }, game?: { nodeId, closed }, feature?: { key, enabled } }\` | takes a vendor down, closes a game, switches the club or the referral |
| faults | one or a list of \`{ kind, call? or path?, times? }\` | lets requests fail; without call and path, every call |

Kinds of fault: \`status\` (\`status\`, \`code?\`, \`retryAfter?\`, \`captcha?\`), \`delay\` (\`ms\`), \`hang\`, \`cut-body\`, \`html\` (\`status?\`),
\`wrong-shape\`, \`commit-then-drop\`. \`GET\` of \`outbox\`, \`log\`, \`faults\`, \`clock\` and \`csp\` (policy reports) reads them;
\`DELETE\` of \`faults\`, \`log\` and \`csp\` empties them.`

/** docs/wire.md, whole. */
export function wirePage(): string {
  const tables = Object.entries(areas).map(([area, calls]) =>
    [
      `## ${area}`,
      '',
      '| call | method | path | module | auth | sent as | limit | request | answer | row |',
      '|---|---|---|---|---|---|---|---|---|---|',
      ...Object.values<Call>(calls).map(row),
    ].join('\n'),
  )
  const general = errorCodes.filter((code) => !Object.values(serverCodes).includes(code))
  const codes = [
    '## Codes',
    '',
    'A code that is not listed falls back on its status: 401 `logged-out`, 403 `no-permission`, 404 `not-found`,',
    '409 `already-exists`, 429 `too-many-tries`, 451 `region-blocked`, 5xx `upgrading`, anything else `unknown`.',
    '',
    '| code of the platform | code in the app |',
    '|---|---|',
    ...Object.entries(serverCodes).map(([theirs, ours]) => `| \`${theirs}\` | \`${ours}\` |`),
    '',
    `Codes of the app that no answer names: ${general.map((code) => `\`${code}\``).join(', ')}.`,
  ].join('\n')
  return `${[opening, ...tables, codes, standIn].join('\n\n')}\n`
}
