/** `npm run -s conform -- https://gateway …`: whether a gateway answers as docs/wire.md says; see `-- --help`. */
import { writeFileSync } from 'node:fs'
import { operatorOf } from '../operators/all'
import { publicPart } from '../operators/public-part'
import { actFor } from '../platform/operator'
import { conformHelp, readConformArgs } from './conform/args'
import { htmlOf, junitOf, textOf } from './conform/report'
import { walk } from './conform/walk'

// The contract's defaults come from an operator.
actFor(publicPart(operatorOf('perya')))

const request = readConformArgs(process.argv.slice(2), process.env)
if (process.argv.includes('--help')) console.log(conformHelp)
else if ('refusal' in request) {
  console.error(`${request.refusal}\n\n${conformHelp}`)
  process.exitCode = 2
} else {
  const { junit, html, origin } = request
  const steps = await walk({ ...request, fetch: globalThis.fetch, now: Date.now() })
  if (junit) writeFileSync(junit, junitOf(steps, origin))
  if (html) writeFileSync(html, htmlOf(steps, origin))
  console.log(textOf(steps))
  if (steps.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1
}
