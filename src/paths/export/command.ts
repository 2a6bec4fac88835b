import type { FlowCases } from '../../../machines/shared/cases'
import type { Request } from '../cli/request'
import { leftLines, withinBudget } from '../budget/command'
import type { Answer, Host } from '../cli/host'
import { refuse } from '../cli/host'
import { counted } from '../cli/report'
import { flowsFolder } from './flows-folder'
import { isWalked, specOf } from './formats'
import type { Suite } from './model'
import { project } from './project'
import { lacksNote, leftOutNote, suitesFor } from './suites'

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
    out: `${folder} is older than the charts: ${names}. Write it anew with: ${project().command} export all --out ${folder}`,
    code: 1,
  }
}

/** The paths that fit into the time there is, and a note on what they leave untested. */
function budgeted(suites: readonly Suite[], request: Request, host: Host): Picked | Answer {
  if (request.budget === undefined) return { suites }
  if (!isWalked(request.format)) {
    return refuse(`"--budget" is about paths that somebody follows; say "--format markdown", for example.`)
  }
  const choice = withinBudget(suites, request, host)
  if ('code' in choice) return choice
  const ids = new Set(choice.paths.map(({ id }) => id))
  const picked = suites.flatMap((suite): Suite[] => {
    const paths = suite.paths.filter(({ id }) => ids.has(id))
    const onScreen = suite.onScreen && {
      ...suite.onScreen,
      paths: suite.onScreen.paths.filter(({ path }) => ids.has(path.id)),
    }
    return paths.length === 0 ? [] : [{ ...suite, paths, ...(onScreen ? { onScreen } : {}) }]
  })
  return { suites: picked, note: leftLines(choice).join('\n') }
}

interface Picked {
  readonly suites: readonly Suite[]
  readonly note?: string
}

/** `export`: prints one format for one chart, or writes it for many. */
export function exported(charts: readonly FlowCases[], request: Request, host: Host): Answer {
  const all = suitesFor(charts, request, host)
  if ('code' in all) return all
  if (request.check) return stale(all, request, host)
  const picked = budgeted(all, request, host)
  if ('code' in picked) return picked
  const { suites } = picked
  const { ending, text, bare, together } = specOf(request.format)
  const code = suites.some(({ problems = [] }) => problems.length > 0) ? 1 : 0
  const notes = [
    picked.note,
    bare ? leftOutNote(suites) : undefined,
    request.taken === undefined ? undefined : lacksNote(suites),
  ].filter((one) => one !== undefined)
  const beside = notes.length === 0 ? {} : { note: notes.join('\n') }
  const { out } = request
  const namesFile = out !== undefined && /[^/.]\.[A-Za-z]\w*$/.test(out)
  if (together && charts.length > 1 && (out === undefined || namesFile)) {
    const whole = together(...suites)
    if (out === undefined) return { out: whole.trimEnd(), code, ...beside }
    return { out: `Wrote ${out}`, code, files: [{ path: out, text: whole }], ...beside }
  }
  if (out === undefined) {
    const texts = suites.map((suite) => text(suite, request.language).trimEnd())
    return { out: texts.join('\n\n'), code, ...beside }
  }
  // One chart goes into the file that is named, whatever its ending; several into one only where the format can.
  const isFile = charts.length === 1 && namesFile
  if (namesFile && !isFile) {
    return refuse(
      `"${request.format}" writes a file for each chart: give a folder, "--out ${out.replace(/\.[^/.]*$/, '')}/", for example.`,
    )
  }
  const files = suites.map((suite) => {
    const path = isFile ? out : `${out.replace(/\/$/, '')}/${suite.cases.id}.${ending}`
    return { path, text: text({ ...suite, out: path }, request.language) }
  })
  return { out: files.map(({ path }) => `Wrote ${path}`).join('\n'), code, files, ...beside }
}
