/**
 * `npm run -s bench`: what a first visit weighs (`--json` for machines).
 * `npm run -s bench -- screens`: what a first visit of every screen fetches.
 * `npm run -s bench -- slow`: when every screen has something to tap on a line of slow 3G.
 * `npm run -s bench -- start`: what home's start works on, by part.
 * `npm run -s bench -- taps`: how soon every screen answers a tap and a key on a slow phone.
 * `npm run -s bench -- hour`: what an hour of play leaves behind, and what goes on while nothing moves.
 * `npm run -s bench -- lighthouse`: Lighthouse scores of home.
 * `npm run -s bench -- scroll`: ten thousand games on a slow phone.
 * `npm run -s bench -- paths`: how fast test paths are generated, compared with the stock generators.
 * `npm run -s bench -- studio`: time to a flow's first picture on a slow machine.
 * Exit code 1 when a target is missed. All but the first need an otherwise idle machine.
 */
import { run, Stop } from '../../src/tools/lib/stop.mjs'
import { benchHour } from './hour'
import { benchLighthouse } from './lighthouse'
import { benchPaths } from './paths'
import { benchScreens } from './screens'
import { benchScroll } from './scroll'
import { benchSlow } from './slow'
import { benchStart } from './start'
import { benchStudio } from './studio'
import { benchTaps } from './taps'
import { benchWeight } from './weight'

const benches: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  weight: benchWeight,
  screens: benchScreens,
  lighthouse: benchLighthouse,
  slow: benchSlow,
  scroll: benchScroll,
  start: benchStart,
  taps: benchTaps,
  hour: benchHour,
  paths: benchPaths,
  studio: benchStudio,
}

const [first = '', ...rest] = process.argv.slice(2)
const named = !first.startsWith('-') && first !== ''

await run(async () => {
  const bench = benches[named ? first : 'weight']
  if (!bench) throw new Stop(`There is no bench ${first}; there are ${Object.keys(benches).join(', ')}.`)
  await bench(named ? rest : process.argv.slice(2))
})
