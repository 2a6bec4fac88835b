import { posix } from 'node:path'
import type { FlowCases } from '../../../machines/shared/cases'
import type { Request } from '../commands'
import { generate } from '../generate'
import type { Answer, Host } from '../host'
import { counted } from '../report'
import { pictureOf, readIndex, screensFolder } from '../screens/pictures'
import type { Suite } from './model'
import { specOf } from './formats'

/** Where the committed exports are, from the project's folder. */
export const flowsFolder = 'docs/flows'

/** The committed drawings of the charts. */
export const drawingIn = (host: Host) => (chart: string) => host.read(`${flowsFolder}/${chart}.svg`)

/** Charts whose committed export is not what the charts and cases say now. */
function stale(charts: readonly FlowCases[], request: Request, host: Host): Answer {
  const { ending, text } = specOf(request.format)
  const folder = request.out ?? flowsFolder
  const old = charts.filter((cases) => {
    const { paths } = generate(cases, request)
    return host.read(`${folder}/${cases.id}.${ending}`) !== text({ cases, paths }, request.language)
  })
  if (old.length === 0)
    return { out: `${folder} is as the charts are: ${counted(charts.length, 'chart')}.`, code: 0 }
  const names = old.map((cases) => cases.id).join(', ')
  return {
    out: `${folder} is older than the charts: ${names}. Write it anew with: npm run -s paths -- export all --out ${folder}`,
    code: 1,
  }
}

/** Where the pictures of a manual script are, from the file or folder that it is written to. */
function picturesFor(cases: FlowCases, { language, out }: Request, host: Host): Suite['pictureOf'] {
  const spoken = language === 'fil' ? 'TY' : 'EN'
  const index = readIndex(host.read(`${screensFolder}/index.json`))
  const known = index.filter((one) => one.language === spoken && one.brand === 'perya')
  const folder = posix.relative(
    out === undefined ? '.' : /\.\w+$/.test(out) ? posix.dirname(out) : out,
    screensFolder,
  )
  return (expected) => {
    const found = pictureOf(known, cases, expected)
    return found && `${folder}/${found.file}`
  }
}

/** `export`: prints one format for one chart, or writes it for many. */
export function exported(charts: readonly FlowCases[], request: Request, host: Host): Answer {
  if (request.check) return stale(charts, request, host)
  const { ending, text } = specOf(request.format)
  const made = charts.map((cases) => {
    const { paths, problems } = generate(cases, request)
    return {
      id: cases.id,
      text: text({ cases, paths, problems, pictureOf: picturesFor(cases, request, host) }, request.language),
      problems,
    }
  })
  const code = made.some((it) => it.problems.length > 0) ? 1 : 0
  const { out } = request
  if (out === undefined) return { out: made.map((it) => it.text.trimEnd()).join('\n\n'), code }
  const isFile = charts.length === 1 && out.endsWith(`.${ending.split('.').at(-1) ?? ending}`)
  const files = made.map((it) => ({
    path: isFile ? out : `${out.replace(/\/$/, '')}/${it.id}.${ending}`,
    text: it.text,
  }))
  return { out: files.map(({ path }) => `Wrote ${path}`).join('\n'), code, files }
}
