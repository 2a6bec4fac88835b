import { failureCodes } from '../../../machines/shared/failure'
import { codeOfStatus } from '../../platform/errors'
import { serverCodes } from '../../platform/server-codes'
import { openToClosed } from '../../platform/closed-account'
import { alwaysOpen, refusalCodes } from '../../platform/refusals'
import { contract } from '../../platform/contract'
import type { Call } from '../../platform/call'
import { everywhere, screens, unused } from './screens'
import { flags } from './flags'
import { named, typeOf } from './schema'
import { cell } from './table'
import * as paths from '../../../machines/shared/paths'

const addresses = new Map<string, unknown>(Object.entries(paths))
const calls = Object.values(contract) as Call[]
const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ') || '–'

/** GETs that change something: never retried by the app itself, and never answered by a cache. */
const changing = calls.filter(({ method, retry }) => method === 'GET' && !retry).map(({ name }) => name)
const keyed = calls.filter(
  ({ request }) => 'entries' in request && 'requestId' in (request.entries as object),
)

export const opening = `# The wire

Made from \`src/platform/calls\`, \`src/platform/refusals.ts\` and \`src/tools/wire\` by \`npm run docs\`; do not edit by hand. The
same contract as an OpenAPI document: \`docs/openapi.json\`. To try a gateway: \`npm run conform\`, see \`docs/conform.md\`.

## Requests

The app calls its own origin over https; the host proxies \`/wps/\` and \`/lgw/\`. Bodies are UTF-8.

| header | value |
|---|---|
| \`Merchant\` | the merchant code of the settings, or of the trial, on every call |
| \`Language\` | \`EN\`, \`TY\` (Filipino) or \`VI\` (Vietnamese), of those that the operator offers, on every call: texts in the answer are in it, or in English where the gateway has them in no other |
| \`ModuleId\` | the call's module, not sent where the table says –; \`captcha\` for login and registration says \`VALID_CAPTCHA3\` in its place |
| \`Authorization\` | the session's token as it was given, without a scheme. Never part of an address or a body |
| \`CaptchaId\` | \`id\` of the captcha that the body answers |
| \`Encryption\` | on sealed bodies; see Sealing |
| \`Device\` | \`OTHERS\` on \`login\`, and only there, when the app runs from the home screen |
| \`Content-Type\` | \`application/json\` or \`application/x-www-form-urlencoded\` where there is a body |
| \`If-None-Match\` | on calls "by ETag", by the browser itself |

## Answers

\`{ "success": true, "value": … }\` with status 200, or a refusal: \`{ "success": false, "code", "message", "value"? }\` with an HTTP
status from 400 (200 is understood, too). \`code\` decides what the player reads; \`message\` is for people who read the wire and is never
shown; \`value.captcha: true\` says that the next attempt needs a captcha. Below, "answer" is what \`value\` holds; \`value\` may be left out
where there is nothing to say. \`Date\` is read: countdowns go by the platform's clock. \`Retry-After\` is in seconds.

- **(key)**: the path is a configuration key; \`settings.paths[call]\` overrides the one given here.
- **auth**: \`none\` sends no token, \`optional\` sends one if there is one, \`member\` is refused without one (401).
- **sent as**: \`query\`, \`json\`, \`form\`, \`encrypted\` (see Sealing) or \`none\`.
- **limit**: after this time the call counts as failed; "once more" calls are repeated automatically, once, after 0.3 to 0.7 s.
- "by ETag": without a token the answer is the same for everybody and may be cached, on the way as well, for as long as
  \`Cache-Control\` says; \`If-None-Match\` revalidates it. Its address has a \`language\` besides what its table lists, so only \`Merchant\`
  belongs in \`Vary\`. A cache adds \`Age\`. With a token, and for every other call, an answer is \`no-store\`.
- An answer must have every field that is not said to be missing sometimes; fields that are not described are ignored.

**Pages.** \`pageNo\` counts from 1, and less is read as 1. \`pageSize\` is 1 to 100, 1 to 1000 for \`gameCatalogue\`; the platform may cut a
larger one without a word. \`pageNum\` is the page of the answer, \`totalPages\` at least 1. A page beyond the last is an empty list and no error.
Rows come in the order that the call's words say, ties by their id, so that no row is on two pages.

**Ranges.** \`from\` is inclusive, \`to\` exclusive, in milliseconds; at most 368 days apart, and \`to\` after \`from\`, or the call is refused
(\`request.invalid\`). \`startDate\` and \`endDate\` are calendar days, both inclusive, in the platform's time zone, which the
platform chooses and the app never counts in (the sandbox's is Manila, UTC+8, without summer time). Months, weeks and missions begin in that time zone, too; only \`memPnl\` counts days in the \`timeZone\` that it is asked for.

**GETs that change something.** ${list(changing)}. The app never repeats them by itself, and nothing between app and gateway may
cache or prefetch them. Those that look up a key make it void where it is not known; so does \`withdrawReport\` with a \`requestId\`, \`walletTransferTerms\` with one, and \`requestOutcome\`.

**Keys.** ${list(keyed.map(({ name }) => name))} take a \`requestId\`: 8 to 64 characters; the app sends 32 hexadecimal digits, new for each
intent and kept until the outcome is known. The platform does what was asked once per account and key, for at least 30 days: the same key again gives the
first outcome, another intent under it is refused. A key that is looked up before its request has come is void from then on: the request
is refused as \`409 request.late\` should it still come. That makes "it never happened" stay true.

**Other pages.** A payment page (\`payUrl\`) sends the player back to \`/m/voucherCenter\` of the site, with or without a query: the
screen asks for the order that it began and believes no address. A \`payUrl\` that is a path of the site gets \`lang\`; the query of any
other stays as it is. Where a game's \`url\` opens, and what its page may tell the site, if it wants to: Games and their vendors. Both
lead to hosts that the operator file names, or they are refused. Pictures are paths of the site, \`/…\`; any other address is drawn as missing.

**Patterns.** A \`regExp\` of \`registerRules\` is one of JavaScript's. One that browsers cannot read is passed over: the platform checks again.

## What a missing call costs

A gateway may lack a call that screens can do without (see Screens): it answers 404 or 501, with any body. The block that is made from the
call is missing, the rest of the screen is there, and the fault is reported with the call. So it is with a call that does not end within its limit.

## What a wrong field costs

A gateway grows, and a live page must go on. An answer that is not quite as described here is read like this, and the
fault is reported with the call and the field:

- a number where text is described, or the other way round, and \`0\` and \`1\` for a boolean, are read as what they say,
  also where the whole answer is one value; never an amount, which is text in every answer;
- an unknown value of a list of values is read as \`other\` where that is one of them; any field that may be missing or
  null is read as if it were; fields that are not described are ignored;
- any other fault costs the row in which it stands, and no other row; a list of which no row can be read is an error;
- an amount that is only shown, in records and reports, is shown as unreadable; any other amount that cannot be read
  takes its row along, and the player is told. Amounts are never guessed.

What is left is essential: a field that may be neither missing nor null and stands in no list costs the whole answer, that is
the block of the screen that shows it. Of the settings that is \`merchantCode\` alone.`

/** Shapes referenced by the tables of calls. */
export const shapesPart = [
  '## Shapes',
  '',
  '| name | what may stand there | meaning |',
  '|---|---|---|',
  ...named.map(([name, schema, says]) => `| ${name} | ${cell(typeOf(schema, false))} | ${says} |`),
].join('\n')

/** Which screen makes which calls. */
export function screensPart(): string {
  const rows = Object.entries(screens).map(([name, one]) => {
    const path = addresses.get(name)
    if (!one) return `| \`${String(path)}\` | still to come | – | – |`
    return `| \`${String(path)}\` | ${list(one.needs)} | ${list(one.also ?? [])} | ${list(one.onTap ?? [])} |`
  })
  return [
    '## Screens',
    '',
    'Without a call of the first column a screen says that it did not load and offers to try again; without one of the second, a block or a figure of it is missing. The third is what players start there.',
    '',
    '| screen | needs | can do without | makes on a tap |',
    '|---|---|---|---|',
    `| every screen | ${list(everywhere.needs)} | ${list(everywhere.also ?? [])} | ${list(everywhere.onTap ?? [])} |`,
    ...rows,
    '',
    `No screen calls ${list(unused)}. While the site is closed only ${list(alwaysOpen)} must answer. An account that is closed to its region is refused all but these and ${list(openToClosed)}.`,
  ].join('\n')
}

/** The whitelabel flags. */
export const flagsPart = [
  '## Flags',
  '',
  "The call `whitelabel` says which are on, and `settings.whitelabel` where it does not answer: `'1'` is on, anything else and a missing flag is off. Unknown flags are ignored.",
  '',
  '| flag | what it shows |',
  '|---|---|',
  ...flags.map(([flag, shows]) => `| \`${flag}\` | ${shows} |`),
].join('\n')

/** Every refusal code. */
export function codesPart(): string {
  const named = new Set(Object.values(serverCodes))
  const rows = Object.entries(refusalCodes).map(([code, [status, says]]) => {
    const statuses = [status].flat()
    const ours = serverCodes[code] ?? codeOfStatus(statuses[0] ?? 0)
    return `| \`${code}\` | ${statuses.join(', ')} | \`${ours}\` | ${says} |`
  })
  return [
    '## Codes',
    '',
    'A code that the app does not know falls back on its status: 401 `logged-out`, 403 `no-permission`, 404 `gone`,',
    '409 `conflict`, 429 `too-many-tries`, 451 `region-blocked`, 5xx `upgrading`, anything else `unknown`. With `gone`, `conflict`,',
    '`no-permission` and `unknown` the player then reads that it was refused, the code, and a reference; the operator',
    'file may have words for it ([brands.md](brands.md), `refusals`).',
    '',
    '| code of the platform | status | code in the app | when |',
    '|---|---|---|---|',
    ...rows,
    '',
    `Codes of the app that no answer names: ${list(failureCodes.filter((code) => !named.has(code)))}.`,
  ].join('\n')
}
