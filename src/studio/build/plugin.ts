import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { catalogue } from '../../../machines/index'
import type { FlowCases } from '../../../machines/shared/cases'
import { filesUnder, readSource } from '../../tools/lib/source'
import { inRoot } from '../../tools/lib/root.mjs'
import type { Chart, ChartFacts, Committed, Listed } from '../picture/model'
import { flowSaid, saidOf } from '../plain/said'
import type { Language } from '../words/words'
import { atlasOf } from './atlas'
import { entriesOf } from './entries'
import { factsOf } from './facts'
import { layoutOf } from './layout'
import { placesIn } from './places'
import { rowFacts, rowTexts } from './rows'
import { builtStanding } from './standing'
import { historyOf } from './history'
import { committedVersions } from './snapshots'
import type { Shot } from '../screens/picture'

/** Where a chart's cases are: folder below `machines`, file, and export name. */
export interface CasesPlace {
  readonly folder: string
  readonly file: string
  readonly name: string
}

/** Finds the cases of every chart in the catalogue from its imports. */
export function casesPlaces(): Map<string, CasesPlace> {
  const places = filesUnder('machines')
    .filter((path) => path.endsWith('.cases.ts'))
    .flatMap((path): [string, CasesPlace][] => {
      const { text } = readSource(path)
      const name = /export const (\w+) = defineCases/.exec(text)?.[1]
      const id = /\n {2}id: '([^']+)'/.exec(text)?.[1]
      const folder = path.split('/')[1]
      return name && id && folder ? [[id, { folder, file: inRoot(path), name }]] : []
    })
  return new Map(places)
}

/** Everything the studio shows about a chart. */
async function chartOf(cases: FlowCases, folder: string): Promise<Chart> {
  const facts = factsOf(cases, placesIn(folder))
  return { ...facts, picture: await layoutOf(facts) }
}

function mostFrequent(names: readonly string[]): string | undefined {
  const count = (name: string) => names.filter((it) => it === name).length
  return [...new Set(names)].sort((a, b) => count(b) - count(a))[0]
}

/** Tags of states shown as overlays: pop-ups, panels, dialogs. */
const overTags = ['open', 'asking', 'panel']
/** Here, `open` means that the site is open. */
const siteItself: ReadonlySet<string> = new Set(['app', 'site-status'])

function listed({ id, summary, states, transitions }: Chart): Listed {
  const screen = mostFrequent(states.flatMap((state) => state.screen ?? []))
  const isOver = (tags: readonly string[] = []) => tags.some((tag) => overTags.includes(tag))
  const over = siteItself.has(id)
    ? []
    : states
        .filter(({ tags, parent }) => isOver(tags) && !isOver(states[parent]?.tags))
        .map((state) => state.id)
  return {
    id,
    summary,
    ...(screen === undefined ? {} : { screen }),
    ...(over.length === 0 ? {} : { over }),
    states: states.length,
    transitions: transitions.length,
  }
}

/** Reads and lays out every chart. */
export async function allCharts(): Promise<{ chart: Chart; place: CasesPlace }[]> {
  const places = casesPlaces()
  return Promise.all(
    catalogue.map(async (cases) => {
      const place = places.get(cases.id)
      if (!place) throw new Error(`The cases of ${cases.id} are not where a file *.cases.ts says them.`)
      return { chart: await chartOf(cases, place.folder), place }
    }),
  )
}

/** A chart in plain words, laid out for them. */
export async function plainChart(chart: Chart, language: Language): Promise<Chart> {
  const { states, transitions, picture: _, ...rest } = chart
  const facts: ChartFacts = {
    ...rest,
    // Source lines are shown only next to technical names.
    states: states.map(({ source: _, ...state }) => state),
    transitions: transitions.map(({ source: _, ...transition }) => transition),
    said: saidOf(chart, language),
  }
  return { ...facts, picture: await layoutOf(facts) }
}

/** A flow's manual script, as `npm run docs` writes it. */
const handFile = (id: string) => inRoot(`docs/flows/hand/${id}.json`)

const languages: readonly Language[] = ['en', 'fil']

const own = 'virtual:studio'

/** The page's data besides the charts. */
export interface Extras {
  /** Screen pictures, when they have to be embedded in the page. */
  readonly inside?: readonly Shot[]
  /** Resolves the pictures of earlier versions to addresses. */
  readonly addressed: (versions: readonly Committed[]) => Promise<readonly Committed[]>
}

/** Serves the charts to the studio as modules: the list eagerly, each picture and chart code on demand. */
export function studioCharts(
  charts: readonly { chart: Chart; place: CasesPlace }[],
  { inside, addressed }: Extras,
): Plugin {
  const text = (name: string, value: unknown) =>
    `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})`
  const all = charts.map(({ chart }) => chart)
  const drawing = (id: string, ending: string) => `() => import('${own}/chart/${id}${ending}')`
  const drawings = (ending: string) =>
    `export const charts = { ${all.map(({ id }) => `${JSON.stringify(id)}: ${drawing(id, ending)}`).join(', ')} }`
  const modules = new Map<string, () => string | Promise<string>>([
    [
      own,
      () => {
        const loaders = charts.map(({ chart, place }) => {
          const cases = `() => import(${JSON.stringify(place.file)}).then((it) => it.${place.name})`
          return `${JSON.stringify(chart.id)}: { chart: ${drawing(chart.id, '.en.js')}, cases: ${cases} }`
        })
        return [
          text(
            'list',
            charts.map(({ chart }) => listed(chart)),
          ),
          `export const loaders = { ${loaders.join(',\n')} }`,
          inside ? `export const shots = () => import('${own}/shots')` : 'export const shots = undefined',
          `export const drawings = { technical: () => import('${own}/drawings'), fil: () => import('${own}/drawings.fil.js') }`,
          `export const flowsInFilipino = () => import('${own}/flows-fil')`,
          `export const findable = () => import('${own}/entries')`,
          `export const standing = () => import('${own}/standing')`,
          `export const history = () => import('${own}/history')`,
          `export const atlas = () => import('${own}/atlas')`,
          `export const rows = () => import('${own}/rows')`,
          `export const hand = async (id) => (await (await import('${own}/hands')).all[id]?.())?.hand ?? { paths: [] }`,
          `export const committed = async (id) => (await (await import('${own}/committed')).all[id]?.())?.versions ?? []`,
        ].join('\n')
      },
    ],
    // Plain English is loaded first; the other drawings on demand.
    [`${own}/drawings`, () => drawings('')],
    [`${own}/drawings.fil.js`, () => drawings('.fil.js')],
    [
      `${own}/committed`,
      () => {
        const versions = all.map(
          ({ id }) => `${JSON.stringify(id)}: () => import('${own}/versions-of-${id}')`,
        )
        return `export const all = { ${versions.join(', ')} }`
      },
    ],
    [
      `${own}/hands`,
      () => {
        const hands = all
          .filter(({ id }) => existsSync(handFile(id)))
          .map(({ id }) => `${JSON.stringify(id)}: () => import('${own}/hand-of-${id}')`)
        return `export const all = { ${hands.join(', ')} }`
      },
    ],
    [`${own}/shots`, () => text('shots', inside ?? [])],
    [
      `${own}/flows-fil`,
      () => text('flows', Object.fromEntries(all.map((chart) => [chart.id, flowSaid(chart, 'fil')]))),
    ],
    [`${own}/entries`, () => text('entries', entriesOf(all, rowTexts(all)))],
    [`${own}/standing`, () => text('flows', builtStanding(all))],
    [`${own}/history`, async () => text('points', await historyOf(all))],
    [`${own}/atlas`, () => text('atlas', atlasOf(all))],
    [`${own}/rows`, () => text('rows', rowFacts(all))],
    ...charts.map(({ chart: { id } }): [string, () => Promise<string>] => [
      `${own}/versions-of-${id}`,
      async () => text('versions', await addressed(await committedVersions(id))),
    ]),
    ...all.map(({ id }): [string, () => string] => [
      `${own}/hand-of-${id}`,
      () => text('hand', JSON.parse(readFileSync(handFile(id), 'utf8'))),
    ]),
    ...charts.map(({ chart }): [string, () => string] => [
      `${own}/chart/${chart.id}`,
      () => text('chart', chart),
    ]),
    ...charts.flatMap(({ chart }) =>
      languages.map((language): [string, () => Promise<string>] => [
        `${own}/chart/${chart.id}.${language}.js`,
        async () => text('chart', await plainChart(chart, language)),
      ]),
    ),
  ])
  return {
    name: 'perya-studio-charts',
    resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
    load: (id) => modules.get(id.slice(1))?.(),
  }
}
