import { standing as loadStanding } from 'virtual:studio'
import { useState } from 'react'
import styles from '../map/map.module.css'
import { useNotes } from '../notes/useNotes'
import type { ChangeView } from '../view/link'
import panel from '../view/panel.module.css'
import { LoadedPart } from '../view/LoadedPart'
import { useLoaded } from '../view/useLoaded'
import { useFlowName } from '../words/flows'
import { useSay } from '../words/late'
import { standingOf, type Built, type Standing } from './standing'

/** Which flows are reviewed, stale, remarked on, and covered by tests. */
export function StandingPage({ change }: { readonly change: ChangeView }) {
  const say = useSay()
  const loaded = useLoaded('standing', loadStanding)
  return (
    <section className={styles.map} aria-label={say('standing')}>
      <h2>{say('standing')}</h2>
      <LoadedPart loaded={loaded}>{({ flows }) => <Whole flows={flows} change={change} />}</LoadedPart>
    </section>
  )
}

const shows = {
  all: () => true,
  none: ({ is }: Standing) => is === 'none',
  stale: ({ is }: Standing) => is === 'stale',
  open: ({ open }: Standing) => open > 0,
} as const
type Show = keyof typeof shows
const choices = Object.keys(shows) as readonly Show[]

function Whole({ flows, change }: { flows: readonly Built[]; change: ChangeView }) {
  const say = useSay()
  const { notes, isShared } = useNotes()
  const [show, setShow] = useState<Show>('all')
  const all = standingOf(flows, notes)
  const sum = {
    all: all.length,
    reviewed: all.filter(({ is }) => is === 'fine').length,
    stale: all.filter(shows.stale).length,
    open: all.reduce((count, { open }) => count + open, 0),
  }
  return (
    <>
      <p role="status">{say('standingSum', sum)}</p>
      {isShared !== undefined && <p>{say(isShared ? 'notesShared' : 'notesOwn')}</p>}
      <div className={styles.filter}>
        <label>
          <span>{say('standingShow')}</span>
          <select
            value={show}
            onChange={(event) => setShow(choices.find((it) => it === event.target.value) ?? 'all')}
          >
            {choices.map((it) => (
              <option key={it} value={it}>
                {say(`standing.${it}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={panel.tables}>
        <table>
          <thead>
            <tr>
              {(['standingFlow', 'standingReview', 'standingOpen', 'standingCover'] as const).map((word) => (
                <th key={word} scope="col">
                  {say(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.filter(shows[show]).map((it) => (
              <Row key={it.id} it={it} change={change} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Row({ it, change }: { it: Standing; change: ChangeView }) {
  const say = useSay()
  const flowName = useFlowName()
  const { id, review, is, open, covered, total } = it
  const signed = { name: review?.by || '?', day: review?.at.slice(0, 10) ?? '' }
  const words = { none: 'standingNone', fine: 'standingFine', stale: 'standingStale' } as const
  return (
    <tr>
      <th scope="row">
        <button type="button" className={panel.link} onClick={() => change({ chart: id, tab: 'notes' })}>
          {flowName(id)}
        </button>
      </th>
      <td className={is === 'fine' ? panel.good : is === 'stale' ? panel.bad : undefined}>
        {say(words[is], signed)}
      </td>
      <td>{open}</td>
      <td>{say('standingCovered', { covered, total })}</td>
    </tr>
  )
}
