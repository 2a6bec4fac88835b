import { parseArgs } from 'node:util'
import { mostSimilar } from '../../paths/cli/similar'

const options = {
  json: { type: 'boolean' },
  area: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

export const traceHelp = `Which requirements a test claims

  npm run -s trace                      every area of docs/requirements.md: its rows, those claimed, those of which a claim caught a fault, those contrary by decision
  npm run -s trace -- --area LOGIN      one area, with the rows that no test claims and the decisions that are contrary
  npm run -s trace -- --json            all of it for other programs
  npm run -s trace -- --help            this page

A test claims a row by its id in the title: it('[LOGIN-10] …') or test('… [LOGIN-10, LOGIN-11]').
A path of a chart claims what the states that it passes carry, as far as its driver names it. What was caught stands
in docs/mutation.json (npm run mutate). A decision that says "(contrary)" after its rows takes them out of the claims.
The exit code is 1 when a test claims an id that the table does not have, or one with such a decision, and 2 when an option was not understood.`

type TraceRequest =
  | { readonly refusal: string }
  | { readonly help: boolean; readonly json: boolean; readonly area: string | null }

const refuse = (sentence: string): TraceRequest => ({ refusal: sentence })

/** Parses the command line; invalid input returns one sentence. */
export function readTraceArgs(args: readonly string[], areas: readonly string[]): TraceRequest {
  const read = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true })
  for (const token of read.tokens) {
    if (token.kind === 'positional') {
      const meant = areas.includes(token.value.toUpperCase())
        ? `--area ${token.value.toUpperCase()}`
        : '--help'
      return refuse(`"${token.value}" is not an option; did you mean "${meant}"?`)
    }
    if (token.kind !== 'option') continue
    if (!Object.hasOwn(options, token.name)) {
      const nearest = mostSimilar(token.name, Object.keys(options)) ?? 'help'
      return refuse(`There is no option "${token.rawName}"; did you mean "--${nearest}"?`)
    }
    if (token.name !== 'area' && token.value !== undefined) {
      return refuse(`"--${token.name}" takes nothing after it, and got "${token.value}".`)
    }
  }
  const { area: said, help, json } = read.values
  if (said === undefined) return { help: help === true, json: json === true, area: null }
  if (typeof said !== 'string' || said === '')
    return refuse('"--area" wants an area after it, like --area LOGIN.')
  const area = said.toUpperCase()
  if (!areas.includes(area)) {
    const nearest = mostSimilar(area, areas) ?? areas[0] ?? ''
    return refuse(`There is no area "${said}"; did you mean "${nearest}"? The areas are ${areas.join(', ')}.`)
  }
  return { help: help === true, json: json === true, area }
}
