import ELK from 'elkjs/lib/elk.bundled.js'
import type { ElkEdgeSection, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import { labelContent, leadsInward, sizes, stateContent, staysInside } from '../picture/content'
import { readFileSync } from 'node:fs'
import { crossingsIn } from '../picture/crossings'
import { farBelow } from '../picture/far'
import { faultsIn } from '../picture/geometry'
import { fitted } from '../view/sight'
import { keptLayout } from './layouts'
import type { Box, ChartFacts, Picture, Ring, Start, StateFact, TransitionFact, Wire } from '../picture/model'

/** Padding around a state's contents. */
const inside = 24

const common = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.componentComponent': '28',
  'elk.layered.thoroughness': '40',
} as const

const stateName = (at: number) => `s${at}`
const startName = (at: number) => `i${at}`
const ringName = (at: number) => `o${at}`

const dot = (id: string): ElkNode => ({ id, width: sizes.startDot, height: sizes.startDot })

type Direction = 'DOWN' | 'RIGHT'

/** A starting order, and how the lines that lead back up are chosen. */
interface StartOrder {
  readonly seed: number
  readonly cycles: 'DEPTH_FIRST' | 'GREEDY'
}

const usual: StartOrder = { seed: 1, cycles: 'DEPTH_FIRST' }

/** A chart in elk's format: nested states, with every transition an edge at the top level. */
function graphOf(
  chart: ChartFacts,
  wider: ReadonlyMap<number, number>,
  direction: Direction = 'DOWN',
  { seed, cycles }: StartOrder = usual,
): ElkNode {
  const { states, transitions } = chart
  const options = {
    ...common,
    'elk.direction': direction,
    'elk.layered.cycleBreaking.strategy': cycles,
    'elk.randomSeed': String(seed),
  }
  const childrenOf = (at: number) => states.flatMap((it, place) => (it.parent === at ? [place] : []))

  function nodeOf(at: number): ElkNode {
    const state = states[at] as StateFact
    const { width, height } = stateContent(chart, at)
    const children = childrenOf(at)
    if (children.length === 0) return { id: stateName(at), width, height }
    const side = inside + Math.ceil((wider.get(at) ?? 0) / 2)
    const dots = [
      ...(state.initial === undefined ? [] : [dot(startName(at))]),
      ...(transitions.some((it) => it.from === at && leadsInward(chart, it)) ? [dot(ringName(at))] : []),
    ]
    return {
      id: stateName(at),
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${height + 10},left=${side},bottom=${inside},right=${side}]`,
      },
      children: [...dots, ...children.map(nodeOf)],
    }
  }

  const wires = transitions.flatMap((it, of): ElkExtendedEdge[] => {
    if (staysInside(it)) return []
    return it.to.map((to) => {
      const { width, height } = labelContent(chart, it)
      return {
        id: `e${of}-${to}`,
        sources: [leadsInward(chart, it) ? ringName(it.from) : stateName(it.from)],
        targets: [stateName(to)],
        labels: [
          {
            id: `l${of}-${to}`,
            text: '.',
            width,
            height,
            layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
          },
        ],
      }
    })
  })
  const starts = states.flatMap((it, at): ElkExtendedEdge[] =>
    it.initial === undefined
      ? []
      : [{ id: `b${at}`, sources: [startName(at)], targets: [stateName(it.initial)] }],
  )
  return {
    id: 'sheet',
    layoutOptions: {
      ...options,
      'elk.padding': '[top=16,left=16,bottom=16,right=16]',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
    },
    children: [nodeOf(0)],
    edges: [...starts, ...wires],
  }
}

const round = (value: number | undefined) => Math.round(value ?? 0)

const pointsOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): number[] =>
  [startPoint, ...bendPoints, endPoint].flatMap(({ x, y }) => [round(x), round(y)])

const boxOf = ({ x, y, width, height }: Omit<ElkNode, 'id'>): Box => [
  round(x),
  round(y),
  Math.ceil(width ?? 0),
  Math.ceil(height ?? 0),
]

/**
 * elk supports no minimum width for compound states; returns by how much those with long text must be
 * widened.
 */
function missingIn(chart: ChartFacts, nodes: ReadonlyMap<string, ElkNode>): [number, number][] {
  return chart.states.flatMap((_, at): [number, number][] => {
    const missing = stateContent(chart, at).width - (nodes.get(stateName(at))?.width ?? 0)
    return missing > 0 ? [[at, missing]] : []
  })
}

function nodesIn(sheet: ElkNode): Map<string, ElkNode> {
  const nodes = new Map<string, ElkNode>()
  const collect = (node: ElkNode) => {
    nodes.set(node.id, node)
    node.children?.forEach(collect)
  }
  collect(sheet)
  return nodes
}

/** A drawing with crossing lines is also laid out from these. */
const others: readonly StartOrder[] = [
  ...[2, 3, 4].map((seed) => ({ seed, cycles: 'DEPTH_FIRST' }) as const),
  ...[5, 6, 7, 8].map((seed) => ({ seed, cycles: 'GREEDY' }) as const),
]

/** Fewer crossings do not justify a drawing that is larger by this factor. */
const mostGrowth = 1.15

/** The drawing's viewport on a desktop. */
const window = { width: 780, height: 830 }

/** The size at which a whole drawing is visible there. */
const scaleOf = ({ width, height }: Picture) => fitted(width, height, window).scale

/**
 * Too wide for its height, and too small to be legible as a whole: laid out left to right, with its regions
 * stacked.
 */
const isStrip = (picture: Picture) => picture.width > 1.3 * picture.height && scaleOf(picture) < farBelow

/** This file, as part of a cached layout's key. */
const own = readFileSync(new URL(import.meta.url), 'utf8')

/**
 * Lays out a chart top to bottom, or left to right if that is more legible, with as few crossings as a few
 * attempts find; deterministic. Rejects if elk fails.
 */
export const layoutOf = (chart: ChartFacts): Promise<Picture> =>
  keptLayout(own + JSON.stringify(graphOf(chart, new Map())), async () => {
    const isWhole = (picture: Picture) => faultsIn({ ...chart, picture }).length === 0
    let best = await attempt(chart, 'DOWN')
    let direction: Direction = 'DOWN'
    if (isStrip(best)) {
      const turned = await attempt(chart, 'RIGHT')
      const isLarger = scaleOf(turned) > scaleOf(best) && crossingsIn(turned) <= crossingsIn(best)
      if (isLarger && isWhole(turned)) [best, direction] = [turned, 'RIGHT']
    }
    const largest = best.width * best.height * mostGrowth
    for (const order of others) {
      const crossings = crossingsIn(best)
      if (crossings === 0) break
      const next = await attempt(chart, direction, order)
      const isFine = next.width * next.height <= largest && isWhole(next)
      if (isFine && crossingsIn(next) < crossings) best = next
    }
    return best
  })

async function attempt(chart: ChartFacts, direction: Direction, order?: StartOrder): Promise<Picture> {
  const elk = new ELK()
  const wider = new Map<number, number>()
  for (;;) {
    const sheet = await elk.layout(graphOf(chart, wider, direction, order))
    const nodes = nodesIn(sheet)
    const missing = missingIn(chart, nodes)
    if (missing.length === 0) return pictureFrom(chart, sheet, nodes)
    for (const [at, by] of missing) wider.set(at, (wider.get(at) ?? 0) + by + 2)
  }
}

function pictureFrom(chart: ChartFacts, sheet: ElkNode, nodes: ReadonlyMap<string, ElkNode>): Picture {
  const edges = new Map((sheet.edges ?? []).map((edge) => [edge.id, edge]))
  const lines = (id: string) => (edges.get(id)?.sections ?? []).flatMap(pointsOf)
  const wires = chart.transitions.flatMap((it: TransitionFact, of): Wire[] => {
    if (staysInside(it)) return []
    return it.to.map((to) => {
      const label = edges.get(`e${of}-${to}`)?.labels?.[0]
      return { of, to, points: lines(`e${of}-${to}`), label: boxOf(label ?? {}) }
    })
  })
  const starts = chart.states.flatMap((it, at): Start[] => {
    const start = nodes.get(startName(at))
    return it.initial === undefined || !start
      ? []
      : [{ at: [round(start.x), round(start.y)], points: lines(`b${at}`) }]
  })
  const rings = chart.states.flatMap((_, of): Ring[] => {
    const ring = nodes.get(ringName(of))
    return ring ? [{ of, at: [round(ring.x), round(ring.y)] }] : []
  })
  return {
    width: Math.ceil(sheet.width ?? 0),
    height: Math.ceil(sheet.height ?? 0),
    boxes: chart.states.map((_, at) => boxOf(nodes.get(stateName(at)) ?? { id: '' })),
    wires,
    starts,
    rings,
  }
}
