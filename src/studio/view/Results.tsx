import { useMemo } from 'react'
import type { Hit } from '../find/search'
import { tokens } from '../find/tokens'
import { spaced } from '../plain/spaced'
import type { ChangeView } from './link'
import { useFlowName } from '../words/flows'
import { useIsPlain, useLanguage } from '../words/words'
import { useSay } from '../words/late'
import styles from './results.module.css'
import shell from './shell.module.css'

/** A text with the words that matched marked. */
function Marked({ text, words }: { readonly text: string; readonly words: ReadonlySet<string> }) {
  const parts = text.split(/([\p{L}\p{N}-]+)/u)
  let at = 0
  return parts.map((part) => {
    at += part.length
    const isHit = part !== '' && tokens(part).some((word) => words.has(word))
    return isHit ? <mark key={at}>{part}</mark> : part
  })
}

/** One matching place: its text, its name, and its location. */
function Result({ hit: { entry, words }, open }: { readonly hit: Hit; readonly open: () => void }) {
  const say = useSay()
  const language = useLanguage()
  const isPlain = useIsPlain()
  const flowName = useFlowName()
  const matched = useMemo(() => new Set(words), [words])
  const { kind, chart, at, name, text, fil } = entry
  const said = (language === 'fil' ? (fil ?? text) : text) || (isPlain ? spaced(name) : name)
  // The language with more matches.
  const hitsIn = (one: string) => tokens(one).filter((word) => matched.has(word)).length
  const other = (language === 'fil' ? text : fil) ?? ''
  const shown = hitsIn(other) > hitsIn(said) ? other : said
  const place = isPlain || at === '' ? flowName(chart) : at.split(' | ')[0]
  // Names in code are for those who turned them on; requirements and screens have no others.
  const isNamed = name !== shown && (!isPlain || kind === 'row' || kind === 'screen')
  return (
    <li>
      <button type="button" onClick={open}>
        <span>
          <Marked text={shown} words={matched} />
        </span>
        <small>
          {say(`found.${kind}`)} {isNamed && <Marked text={name} words={matched} />} · {place}
        </small>
      </button>
    </li>
  )
}

interface ResultsProps {
  readonly hits: readonly Hit[]
  readonly change: ChangeView
  readonly after: () => void
}

/** Places in the charts that match the query, each one press from its box and its screen. */
export function Results({ hits, change, after }: ResultsProps) {
  const say = useSay()
  if (hits.length === 0) return null
  return (
    <section className={styles.found} aria-label={say('foundPlaces')}>
      <p>{say('foundPlaces')}</p>
      <ol className={shell.list}>
        {hits.map((hit) => {
          const { kind, chart, at, name } = hit.entry
          const open = () => {
            change({ chart, tab: 'read', ...(at === '' ? {} : { chosen: at }) })
            after()
          }
          return <Result key={`${kind} ${chart} ${at} ${name}`} hit={hit} open={open} />
        })}
      </ol>
    </section>
  )
}
