import { useState } from 'react'
import { dataAddressOf } from '../share/data-address'
import { useWanted, Choices } from '../screens/Choices'
import { screensOf } from '../screens/load'
import { Picture } from '../screens/Picture'
import type { EarlierPicture, Shot } from '../screens/picture'
import { distinct, isWanted, parseScreens, sameScreen } from '../screens/pictures'
import styles from '../screens/screens.module.css'
import { FileField } from '../view/FileField'
import panel from '../view/panel.module.css'
import { Difference } from './Difference'
import { useLoaded } from '../view/useLoaded'
import { useLanguage } from '../words/words'
import { useSay } from '../words/late'

const contentOf = (address: string) => address.slice(address.indexOf(',') + 1)

async function contentAt(src: string): Promise<string> {
  if (src.startsWith('data:')) return contentOf(src)
  return contentOf(await dataAddressOf(await (await fetch(src)).blob()))
}

/** Pictures of a chosen folder; undefined without a valid index. Unchanged ones have no address. */
async function readFolder(
  files: readonly File[],
  chart: string,
): Promise<readonly EarlierPicture[] | undefined> {
  const pathOf = (file: File) => file.webkitRelativePath || file.name
  const index = files.find((file) => file.name === 'index.json')
  const pictures = index && parseScreens(await index.text())
  if (!index || !pictures) return undefined
  const base = pathOf(index).slice(0, -'index.json'.length)
  const today = new Map((await screensOf(chart)).map((it) => [sameScreen(it), it]))
  const own = pictures.filter((it) => it.chart === chart)
  const read = await Promise.all(
    own.map(async (it): Promise<EarlierPicture[]> => {
      const file = files.find((one) => pathOf(one) === `${base}${it.file}`)
      if (!file) return []
      const src = await dataAddressOf(file)
      const now = today.get(sameScreen(it))
      const isSame = now !== undefined && (await contentAt(now.src)) === contentOf(src)
      return [isSame ? it : { ...it, src }]
    }),
  )
  return read.flat()
}

interface Pair {
  readonly key: string
  readonly state: string
  readonly before?: Shot
  readonly now?: Shot
}

/** Pictures changed, added or removed, compared per language, brand and size. */
function pairsOf(before: readonly EarlierPicture[], now: readonly Shot[]): Pair[] {
  const old = new Map(before.map((it) => [sameScreen(it), it]))
  const fresh = new Map(now.map((it) => [sameScreen(it), it]))
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key): Pair[] => {
    const was = old.get(key)
    const is = fresh.get(key)
    if (was && is && was.src === undefined) return []
    return [
      {
        key,
        state: (is ?? was)?.state ?? '',
        ...(was?.src === undefined ? {} : { before: { ...was, src: was.src } }),
        ...(is ? { now: is } : {}),
      },
    ]
  })
}

/** The screens before and now, side by side. */
export function ScreenChanges({ chart, committed }: { chart: string; committed: readonly EarlierPicture[] }) {
  const say = useSay()
  const loaded = useLoaded(chart, () => screensOf(chart))
  const [folder, setFolder] = useState<readonly EarlierPicture[] | undefined>()
  const [isRefused, setRefused] = useState(false)
  const now = loaded.is === 'here' ? loaded.value : []
  const before = folder ?? committed
  const choosing = useWanted([...now, ...before], useLanguage())
  const then = distinct(before.filter((it) => isWanted(it, choosing.wanted)))
  const pairs = pairsOf(then, distinct(now.filter((it) => isWanted(it, choosing.wanted))))
  const side = ({ state, ...pair }: Pair, word: 'screenBefore' | 'screenNow') => {
    const shot = word === 'screenNow' ? pair.now : pair.before
    return (
      <figure>
        <figcaption>{say(word)}</figcaption>
        {shot ? (
          <div className={styles.framed}>
            <Picture shot={shot} alt={`${say(word)}: ${state}`} />
            {pair.before && pair.now && <Difference before={pair.before} now={pair.now} />}
          </div>
        ) : (
          <p className={styles.none}>{say(word === 'screenBefore' ? 'added' : 'removed')}</p>
        )}
      </figure>
    )
  }
  return (
    <section>
      <h3>{say('screensCompared')}</h3>
      <FileField
        id="compare-folder"
        label={say('chooseFolder')}
        isFolder
        chosen={(files) =>
          void readFolder(files, chart).then((read) => {
            setFolder(read)
            return setRefused(!read)
          })
        }
      />
      {isRefused && <p role="alert">{say('notScreens')}</p>}
      {before.length > 0 && <Choices {...choosing} />}
      {loaded.is === 'loading' && <p role="status">{say('loadingScreens')}</p>}
      {loaded.is === 'failed' && <p role="alert">{say('screensFailed')}</p>}
      {loaded.is !== 'here' ? null : then.length === 0 ? (
        <p>{say('noScreensBefore')}</p>
      ) : (
        <>
          {pairs.length === 0 && <p className={panel.good}>{say('screensSame', { count: then.length })}</p>}
          {pairs.map((pair) => (
            <div key={pair.key}>
              <p>
                <b>{pair.state}</b>
              </p>
              <div className={styles.pair}>
                {side(pair, 'screenBefore')}
                {side(pair, 'screenNow')}
              </div>
            </div>
          ))}
        </>
      )}
    </section>
  )
}
