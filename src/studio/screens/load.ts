import { shots as shotsInside } from 'virtual:studio'
import type { Shot } from './picture'
import { parseScreens } from './pictures'

const folder = 'screens'

async function everything(): Promise<readonly Shot[]> {
  if (shotsInside) return (await shotsInside()).shots
  const answer = await fetch(`${folder}/index.json`)
  const pictures = answer.ok ? parseScreens(await answer.text()) : undefined
  if (!pictures) throw new Error('the index of pictures could not be read')
  return pictures.map((it) => ({ ...it, src: `${folder}/${it.file}` }))
}

let known: Promise<readonly Shot[]> | undefined

/** Pictures of a flow's screens; the index is read once. */
export async function screensOf(chart: string): Promise<readonly Shot[]> {
  known ??= everything()
  known.catch(() => {
    known = undefined
  })
  return (await known).filter((it) => it.chart === chart)
}
