import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { earlyPlan } from '../../src/tools/early-plan'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { steadyBytes } from '../bench/size'

/**
 * What a first visit of any screen fetches before its first paint, according to the last build
 * (src/tools/early-plan.ts): exact, and without a browser. Parts loaded later are measured by `npm run -s
 * bench -- screens`.
 */
const limits = { scripts: 20, styles: 4, js: 199_400, css: 25_300 }
/** For all screens together: one may need more only if others need less. */
const means = { scripts: 14.7, styles: 3.9, js: 178_400 }
/** Guests' first screens, and the heaviest one. */
const own: Readonly<Record<string, typeof limits>> = {
  '/m/home': { scripts: 8, styles: 3, js: 138_900, css: 10_800 },
  '/m/login': { scripts: 9, styles: 3, js: 133_100, css: 8_350 },
  '/m/member/team': { scripts: 20, styles: 4, js: 203_800, css: 25_300 },
}

/** The early script itself knows what these need. */
const begun = new Set(['/m/home', '/m/login'])

type Plan = ReturnType<typeof earlyPlan>

function lastBuild() {
  const dist = inRoot('dist')
  if (!existsSync(`${dist}/index.html`))
    throw new Error('There is no dist to look at; run npm run build first.')
  const html = readFileSync(`${dist}/index.html`, 'utf8')
  const listed = (name: string) =>
    (new RegExp(`data-${name}="([^"]*)"`).exec(html)?.[1] ?? '').split(' ').filter(Boolean)
  const page = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].flatMap(
    ([, file]) => file ?? [],
  )
  const [more = ''] = listed('more')
  const text = /\{"screens":.*?"calls":\[[^\]]*\]\}/.exec(readFileSync(dist + more, 'utf8'))?.[0]
  return { dist, more, plan: JSON.parse(text ?? '') as Plan, everywhere: [...page, ...listed('app')] }
}

const { dist, more, plan, everywhere } = lastBuild()
const sizes = new Map<string, number>()
const sizeOf = (file: string) => {
  const size = sizes.get(file) ?? steadyBytes(readFileSync(dist + file))
  sizes.set(file, size)
  return size
}
const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0)

const screens = Object.entries(plan.screens).map(([path, [, files]]) => {
  const all = [
    ...new Set([
      ...everywhere,
      ...(begun.has(path) ? [] : [more]),
      ...files.map((one) => plan.files[one] ?? ''),
    ]),
  ]
  const scripts = all.filter((file) => file.endsWith('.js'))
  const styles = all.filter((file) => file.endsWith('.css'))
  return { path, scripts: scripts.length, styles: styles.length, js: sum(scripts), css: sum(styles) }
})
type Figure = keyof typeof limits

it('no screen’s first visit is heavier or in more files than allowed', () => {
  expect(screens.length).toBeGreaterThan(55)
  const over = screens.flatMap((screen) =>
    (Object.keys(limits) as Figure[]).flatMap((figure) => {
      const limit = (own[screen.path] ?? limits)[figure]
      return screen[figure] > limit ? [`${screen.path}: ${figure} ${screen[figure]} of ${limit}`] : []
    }),
  )
  expect(over).toEqual([])
})

it('nor are all screens together', () => {
  const mean = (figure: Figure) => screens.reduce((total, one) => total + one[figure], 0) / screens.length
  const over = (Object.keys(means) as (keyof typeof means)[])
    .map((figure) => [figure, mean(figure), means[figure]] as const)
    .filter(([, value, limit]) => value > limit)
  expect(over).toEqual([])
})
