import type { FlowCases } from '../../../machines/shared/cases'
import type { Request } from '../cli/request'
import type { Answer, Host } from '../cli/host'
import { counted } from '../cli/report'
import { specOf } from './formats'
import type { Suite } from './model'
import { leftOutNote, suitesFor } from './suites'

/** Where the committed exports are, relative to the project. */
export const flowsFolder = 'docs/flows'

/** The committed drawings of the charts. */
export const drawingIn = (host: Host) => (chart: string) => host.read(`${flowsFolder}/${chart}.svg`)

/** Charts whose committed export differs from the current charts and cases. */
function stale(suites: readonly Suite[], request: Request, host: Host): Answer {
  const { ending, text } = specOf(request.format)
  const folder = request.out ?? flowsFolder
  const old = suites.filter(
    (suite) => host.read(`${folder}/${suite.cases.id}.${ending}`) !== text(suite, request.language),
  )
  if (old.length === 0)
    return { out: `${folder} is as the charts are: ${counted(suites.length, 'chart')}.`, code: 0 }
  const names = old.map(({ cases }) => cases.id).join(', ')
  return {
    out: `${folder} is older than the charts: ${names}. Write it anew with: npm run -s paths -- export all --out ${folder}`,
    code: 1,
  }
}

/** `export`: prints one format for one chart, or writes it for many. */
export function exported(charts: readonly FlowCases[], request: Request, host: Host): Answer {
  const suites = suitesFor(charts, request, host)
  if ('code' in suites) return suites
  if (request.check) return stale(suites, request, host)
  const { ending, text, bare, together } = specOf(request.format)
  const code = suites.some(({ problems = [] }) => problems.length > 0) ? 1 : 0
  const note = bare ? leftOutNote(suites) : undefined
  const beside = note === undefined ? {} : { note }
  const { out } = request
  if (together && suites.length > 1 && (out === undefined || out.endsWith(`.${ending}`))) {
    const whole = together(...suites)
    if (out === undefined) return { out: whole.trimEnd(), code, ...beside }
    return { out: `Wrote ${out}`, code, files: [{ path: out, text: whole }], ...beside }
  }
  if (out === undefined) {
    const texts = suites.map((suite) => text(suite, request.language).trimEnd())
    return { out: texts.join('\n\n'), code, ...beside }
  }
  // One chart goes into the file that is named, whatever its ending.
  const isFile = charts.length === 1 && /[^/.]\.[A-Za-z]\w*$/.test(out)
  const files = suites.map((suite) => {
    const path = isFile ? out : `${out.replace(/\/$/, '')}/${suite.cases.id}.${ending}`
    return { path, text: text({ ...suite, out: path }, request.language) }
  })
  return { out: files.map(({ path }) => `Wrote ${path}`).join('\n'), code, files, ...beside }
}
