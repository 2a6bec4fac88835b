import { useEffect, useState } from 'react'
import { draftOf, keepDraft } from '../notes/drafts'
import { screensOf } from '../screens/load'
import { Picture } from '../screens/Picture'
import { situationKey } from '../screens/pictures'
import styles from '../screens/screens.module.css'
import type { ChangeView } from '../view/link'
import panel from '../view/panel.module.css'
import { useLoaded } from '../view/useLoaded'
import { useSay } from '../words/late'
import { appInFrame } from './frame'
import type { AppText } from './app-words'
import type { WatchedPage } from './store'

interface ScreenWordsProps {
  readonly chart: string
  /** The states that are active in it. */
  readonly states: readonly string[]
  readonly watched: WatchedPage | undefined
  readonly change: ChangeView
}

interface Line {
  readonly shown: string
  readonly text: AppText | undefined
}

/** What a screen needs until it has drawn what an event changed, milliseconds. */
const settling = 400

/** All texts of the phone's screen in both languages, beside its pictures in both, for translators. */
export function ScreenWords(props: ScreenWordsProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('screenWords')}</summary>
      {isOpen && <Words {...props} />}
    </details>
  )
}

function Words({ chart, states, watched, change }: ScreenWordsProps) {
  const say = useSay()
  const [lines, setLines] = useState<readonly Line[]>([])
  const loaded = useLoaded('app words', async () => {
    const { createFinder, textsIn } = await import('./app-words')
    const find = createFinder()
    return (page: Document): readonly Line[] => textsIn(page).map((shown) => ({ shown, text: find(shown) }))
  })
  const read = loaded.is === 'here' ? loaded.value : undefined
  useEffect(() => {
    // Read anew with whatever the page reports.
    if (!watched) return undefined
    const look = setTimeout(() => {
      const page = appInFrame()
      if (page && read) setLines(read(page))
    }, settling)
    return () => clearTimeout(look)
  }, [read, watched])
  const innermost = states.filter((id) => !states.some((other) => other.startsWith(`${id}.`))).at(-1) ?? ''
  const remark = (said: string) => {
    const about = `${chart} ${innermost}`
    keepDraft(about, [draftOf(about), said].filter(Boolean).join('\n'))
    change({ tab: 'notes', chosen: innermost === '' ? undefined : innermost })
  }
  if (loaded.is === 'failed') return <p role="alert">{say('partFailed')}</p>
  if (lines.length === 0) return <p role="status">{say('loadingPart')}</p>
  const own = lines.flatMap(({ text }) => text ?? [])
  return (
    <>
      <Pictures chart={chart} states={states} />
      <div className={panel.tables}>
        <table>
          <thead>
            <tr>
              <th scope="col">English</th>
              <th scope="col">Filipino</th>
              <th scope="col">{say('notes')}</th>
            </tr>
          </thead>
          <tbody>
            {[...new Set(own)].map((text) => (
              <tr key={text.key}>
                <td lang="en">{text.en}</td>
                <td lang="fil">{text.fil}</td>
                <td>
                  <button
                    type="button"
                    className={panel.link}
                    aria-label={say('remarkOn', { name: `“${text.en}”` })}
                    onClick={() => remark(`“${text.en}” · “${text.fil}” (${text.key}): `)}
                  >
                    {text.key}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h4>{say('screenWordsElse')}</h4>
      <p>
        {lines
          .filter(({ text }) => !text)
          .map(({ shown }) => shown)
          .join(' · ')}
      </p>
    </>
  )
}

/** The pictures of the situation in both languages, where they have been taken. */
function Pictures({ chart, states }: { chart: string; states: readonly string[] }) {
  const say = useSay()
  const loaded = useLoaded(chart, () => screensOf(chart))
  const shots = loaded.is === 'here' ? loaded.value : []
  const pair = ['EN', 'TY'].flatMap(
    (language) =>
      shots.find((it) => it.language === language && situationKey(it.states) === situationKey(states)) ?? [],
  )
  if (pair.length === 0) return null
  return (
    <div className={styles.pair}>
      {pair.map((shot) => (
        <figure key={shot.language}>
          <figcaption>{shot.language === 'EN' ? 'English' : 'Filipino'}</figcaption>
          <Picture shot={shot} alt={say('screenOf', { name: shot.state })} />
        </figure>
      ))}
    </div>
  )
}
