import { inserted } from './insert'
import { kindOf, type KindName } from './kinds'
import { filled, namesOf } from './names'

/** File access needed by the tool; paths are relative to the project's folder. */
interface Disk {
  readonly read: (path: string) => string
  readonly exists: (path: string) => boolean
}

const kinds: readonly KindName[] = ['screen', 'chart', 'call']

const usage = `npm run new -- ${kinds.join('|')} <name> [area]   (a flow's folder under src/flows; member without it)`

/** The text of every new or changed file. Throws a one-sentence error before anything is written. */
export function planned(
  [kind = '', name = '', area = 'member']: readonly string[],
  disk: Disk,
): Map<string, string> {
  const known = kinds.find((each) => each === kind)
  if (!known || name === '') throw new Error(usage)
  const names = namesOf(name, area)
  if (!disk.exists(`src/flows/${area}`)) throw new Error(`There is no src/flows/${area}.`)
  const { files, lines } = kindOf(known, (path) => disk.exists(filled(path, names)))
  const texts = new Map<string, string>()
  for (const [path, template] of Object.entries(files)) {
    const own = filled(path, names)
    if (disk.exists(own)) throw new Error(`${own} is there already.`)
    texts.set(own, filled(disk.read(`src/tools/new/templates/${template}.txt`), names))
  }
  for (const { line, ...place } of lines) {
    const text = texts.get(place.path) ?? disk.read(place.path)
    const own = filled(line, names)
    if (text.split('\n').includes(own)) throw new Error(`${place.path} has "${own.trim()}" already.`)
    texts.set(place.path, inserted(text, place, own))
  }
  return texts
}
