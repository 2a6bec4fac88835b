import { useEffect, useRef, useState } from 'react'
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
import watch from './watch.module.css'

interface ScreenWordsProps {
  readonly chart: string
  /** Its active states. */
  readonly states: readonly string[]
  readonly watched: WatchedPage | undefined
  readonly change: ChangeView
}

interface Line {
  readonly shown: string
  readonly text: AppText | undefined
}

const languages = { en: 'English', fil: 'Filipino' } as const

/** The language other than the page's. */
const otherThan = ({ documentElement: { lang } }: Document): keyof typeof languages =>
  lang.startsWith('fil') ? 'en' : 'fil'

/** Time a screen needs to render an event's effect, milliseconds. */
const settling = 400

/** All texts on the phone's screen in both languages, with pictures in both, for translators. */
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
  const [other, setOther] = useState<keyof typeof languages>('fil')
  const beside = useRef<HTMLIFrameElement | null>(null)
  const loaded = useLoaded('app words', async () => {
    const [{ createFinder, saidIn, textsIn }, { drawOther }] = await Promise.all([
      import('./app-words'),
      import('./other-screen'),
    ])
    const find = createFinder()
    return {
      lines: (page: Document): readonly Line[] =>
        textsIn(page).map((shown) => ({ shown, text: find(shown)?.text })),
      draw(page: Document, into: Document) {
        const language = otherThan(page)
        drawOther(page, into, language, (shown) => {
          const found = find(shown)
          return found && saidIn(found, language)
        })
      },
    }
  })
  const read = loaded.is === 'here' ? loaded.value : undefined
  useEffect(() => {
    // Re-read on each report from the page.
    if (!watched) return undefined
    const look = setTimeout(() => {
      const page = appInFrame()
      if (!page || !read) return
      setLines(read.lines(page))
      setOther(otherThan(page))
      const into = beside.current?.contentDocument
      if (into) read.draw(page, into)
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
  const own = lines.flatMap(({ text }) => text ?? [])
  return (
    <>
      <Pictures chart={chart} states={states} />
      <figure className={watch.other}>
        <figcaption>{say('screenOther', { language: languages[other] })}</figcaption>
        {/* A copy without any script, of the site's own page: it needs its styles. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={beside} title={say('screenOther', { language: languages[other] })} inert />
      </figure>
      {lines.length === 0 && <p role="status">{say('loadingPart')}</p>}
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

/** Pictures of the situation in both languages, if available. */
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
