import type { GenericSchema } from 'valibot'
import type { Call } from '../../platform/call'
import { areas } from '../../platform/contract'
import { errorCodes, serverCodes } from '../../platform/errors'

/** The parts of a valibot schema needed here. */
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
    case 'variant':
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
    `${call.timeLimit / 1000} s${call.retry ? ', once more' : ''}${call.revalidated ? ', by ETag' : ''}`,
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
- **limit**: after this time the call counts as failed; "once more" calls are retried automatically, once.
- "by ETag": the answer may be cached and is revalidated with \`If-None-Match\`; every other answer is \`no-store\`.
- A trailing \`?\` marks optional fields. Amounts are exact decimal text in the answer's \`currency\`; times are milliseconds since 1970, UTC.

## What a wrong field costs

A gateway grows, and a live page must go on. An answer that is not quite as described here is read like this, and the
fault is reported with the call and the field:

- a number where text is described, or the other way round, and \`0\` and \`1\` for a boolean, are read as what they say;
- an unknown value of a list of values is read as \`other\` where that is one of them; any field that may be left out or
  be null is read as if it were; fields that are not described are ignored;
- any other fault costs the row in which it stands, and no other row; a list of which no row can be read is an error;
- an amount that is only shown, in records and reports, is shown as unreadable; any other amount that cannot be read
  takes its row along, and the player is told. Amounts are never guessed.

What is left is essential: a field without \`?\` and \`or null\` that stands in no list costs the whole answer, that is
the block of the screen that shows it. Of the settings that is \`merchantCode\` alone.`

const sandboxPart = `## The sandbox

\`src/sandbox\` answers every call above over HTTP, on the port of the app. It differs from an operator's platform in these ways:

- Messages are not sent: SMS codes and e-mails are in its outbox (\`/__sandbox/\`); \`GET /__sandbox/outbox\` returns the answers of captchas, too.
- Social login and SMS providers are refused: there is no third party behind them.
- Games are demonstrations for points; money moves only through the control plane.
- Passwords are hashed at a modest cost, so that a test world is ready in a moment.
- The e-mail for a forgotten password contains a code that no call of the contract takes.
- One process and one database file; with \`PLATFORM_URL\` the calls go to a real gateway instead and none of this exists.

### Control plane

For programs and pages on the same machine only. \`POST /__sandbox/NAME\` with a JSON body; a person uses the page at
\`/__sandbox/\`.

| name | body | what it does |
|---|---|---|
| reset | \`{ world?: "default" "empty" }\` | resets everything: rows, faults, clock, log |
| flags | \`{ FLAG: "0" "1" }\` | whitelabel flags |
| site | \`{ maintenance?, regionRestriction?, brand?, maintenanceUntil? }\` | state and brand of the site |
| register | \`{ captcha?, thirdPartyPhone?, agreeDefault?, dialingCodePicker? }\` | registration settings |
| sms | \`{ expiredMinutes?, captcha? }\` | how long a code is valid; whether the next one requires a captcha |
| paths | \`{ call: path }\` | moves calls whose path is a key |
| clock | \`{ advance }\`, \`{ set }\` or \`{ resume: true }\` | milliseconds; a clock that was set does not run |
| tokens | \`{ lifeSeconds?, revoke?: user name, all?: true }\` | lifetime of sessions, and ending them |
| wallet | \`{ userName, amount, vendor? }\` | gives or takes money |
| world | \`{ vendor?: { code, down }, game?: { nodeId, closed }, feature?: { key, enabled } }\` | takes a vendor down, closes a game, switches the club or the referral |
| faults | one or a list of \`{ kind, call? or path?, times? }\` | makes requests fail; without call and path, every call |

Kinds of fault: \`status\` (\`status\`, \`code?\`, \`retryAfter?\`, \`captcha?\`), \`delay\` (\`ms\`), \`hang\`, \`cut-body\`, \`html\` (\`status?\`),
\`wrong-shape\`, \`commit-then-drop\`. \`GET\` of \`outbox\`, \`log\`, \`faults\`, \`clock\` and \`csp\` (policy reports) reads them;
\`DELETE\` of \`faults\`, \`log\` and \`csp\` empties them.`

/** The complete docs/wire.md. */
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
  return `${[opening, ...tables, codes, sandboxPart].join('\n\n')}\n`
}
