/**
 * `npm run -s bench`: what a first visit weighs (`--json` for machines).
 * `npm run -s bench -- screens`: what a first visit of every screen fetches.
 * `npm run -s bench -- times`: what a first visit of every screen takes, beside a reference page.
 * `npm run -s bench -- slow`: when every screen has something to tap on a line of slow 3G.
 * `npm run -s bench -- start`: what home's start works on, by part.
 * `npm run -s bench -- taps`: how soon every screen answers a tap and a key on a slow phone.
 * `npm run -s bench -- ways`: how soon a tap on a link shows the next screen.
 * `npm run -s bench -- hour`: what an hour of play leaves behind, and what goes on while nothing moves.
 * `npm run -s bench -- lighthouse`: Lighthouse scores of home, or of any screens.
 * `npm run -s bench -- scroll`: ten thousand games on a slow phone.
 * `npm run -s bench -- paths`: how fast test paths are generated, compared with the stock generators.
 * `npm run -s bench -- studio`: time to a flow's first picture on a slow machine.
 * Exit code 1 when a target is missed. All but the first need an otherwise idle machine.
 */
import { run, Stop } from '../../src/tools/lib/stop.mjs'

/** Each is loaded separately, so that the others' imports take no processor time from a measurement. */
const benches: Readonly<Record<string, () => Promise<(args: readonly string[]) => Promise<void>>>> = {
  weight: async () => (await import('./weight')).benchWeight,
  screens: async () => (await import('./screens')).benchScreens,
  lighthouse: async () => (await import('./lighthouse')).benchLighthouse,
  times: async () => (await import('./times')).benchTimes,
  slow: async () => (await import('./slow')).benchSlow,
  scroll: async () => (await import('./scroll')).benchScroll,
  start: async () => (await import('./start')).benchStart,
  taps: async () => (await import('./taps')).benchTaps,
  ways: async () => (await import('./ways')).benchWays,
  hour: async () => (await import('./hour')).benchHour,
  paths: async () => (await import('./paths')).benchPaths,
  studio: async () => (await import('./studio')).benchStudio,
}

const [first = '', ...rest] = process.argv.slice(2)
const named = !first.startsWith('-') && first !== ''

await run(async () => {
  const bench = benches[named ? first : 'weight']
  if (!bench) throw new Stop(`There is no bench ${first}; there are ${Object.keys(benches).join(', ')}.`)
  await (
    await bench()
  )(named ? rest : process.argv.slice(2))
})
