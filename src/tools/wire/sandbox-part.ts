/** The section of docs/wire.md about the sandbox that stands in for the platform. */
export const sandboxPart = `## The sandbox

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
| registration | \`{ flags, settings, rules, countries }\` | everything that decides what the registration form asks for |
| invitations | \`{ codes: […] }\` | the only valid invitation codes |
| smsCode | \`{ mobile, purpose, code }\` | the only valid code by SMS to a number; \`null\`: none is |
| providerWord | \`{ token, email }\` | a token by which the login provider confirms an e-mail, for ten minutes |
| captcha | \`{ answer }\` | the answer that every captcha takes which is out now |
| player | \`{ userName, … }\` | gives a player what a test needs: money, bank accounts, withdrawal password, second step, limits, a break, favourites, messages, a ticket, a deposit that waits |
| scene | \`{ games?: { open, type?, vendor? }, lotteries?: […], notices?, agents?: […], agentsAt?, service? }\` | what the site has for everybody: open games, lotteries on sale, announcements, customer service |
| sms | \`{ expiredMinutes?, captcha? }\` | how long a code is valid; whether the next one requires a captcha |
| paths | \`{ call: path }\` | moves calls whose path is a key |
| clock | \`{ advance }\`, \`{ set }\` or \`{ resume: true }\` | milliseconds; a clock that was set does not run |
| tokens | \`{ lifeSeconds?, revoke?: user name, all?: true }\` | lifetime of sessions, and ending them |
| wallet | \`{ userName, amount, vendor? }\` | gives or takes money |
| world | \`{ vendor?: { code, down }, game?: { nodeId, closed }, feature?: { key, enabled }, gameMessages? }\` | takes a vendor down, closes a game, switches the club or the referral, gives games buttons for what they can tell the app |
| exclusion | \`{ userName, hours? }\` | excludes a player from play: for so many hours, with \`null\` for good, without \`hours\` no longer |
| turnover | \`{ userName, amount }\` | what a player has to bet before the next withdrawal |
| deposit | \`{ end?: { number, state }, method?: { id, open?, fee? }, limit?: { userName, amount } }\` | ends a waiting deposit (\`paid\`, \`cancelled\`, \`expired\`, \`refused\`), changes a payment method, sets a player's limit of a day |
| withdrawal | \`{ number, refuse?: reason }\` | pays an open withdrawal, or refuses it |
| voidBet | \`{ number }\` | voids an open bet and returns its stake |
| faults | one or a list of \`{ kind, call? or path?, times? }\` | makes requests fail; without call and path, every call |
| letGo | \`{ id? }\` | lets go of a request that is held, or of all |
| takeBack | \`{ place }\` | takes back an armed fault, by its place in the list |

Kinds of fault: \`status\` (\`status\`, \`code?\`, \`retryAfter?\`, \`captcha?\`), \`delay\` (\`ms\`), \`hang\`, \`hold\` (waits until
it is let go, and is then answered as the other faults say), \`cut-body\`, \`html\` (\`status?\`), \`wrong-shape\`, \`commit-then-drop\`.
\`GET\` of \`outbox\`, \`log\`, \`faults\`, \`held\`, \`clock\`, \`csp\` (policy reports) and \`heard\` (fault reports) reads them, and that of
\`openapi.json\` and \`schema.json\` is the contract itself;
\`DELETE\` of \`faults\`, \`log\` and \`csp\` empties them.`
