import { atlas as loadAtlas } from 'virtual:studio'
import { useState } from 'react'
import { tokens } from '../find/tokens'
import { synonymsOf } from '../find/synonyms'
import type { ChangeView, View } from '../view/link'
import panel from '../view/panel.module.css'
import { LoadedPart } from '../view/LoadedPart'
import { useLoaded } from '../view/useLoaded'
import { useFlowName } from '../words/flows'
import { useLanguage, type Language } from '../words/words'
import { useSay } from '../words/late'
import { type Atlas, type ScreenNode } from './atlas'
import { people, type Person } from './people'
import { Focus } from './Focus'
import { Journey } from './Journey'
import styles from './map.module.css'

interface MapPageProps {
  readonly view: View
  readonly change: ChangeView
}

const titleOf = ({ title, fil }: ScreenNode, language: Language): string =>
  (language === 'fil' ? fil : title) || title

/** A screen matches if each typed word, or a synonym, is a prefix of a word in it or in its flows. */
function fits(screen: ScreenNode, question: string): boolean {
  const { title, fil, path, flows } = screen
  const own = tokens([title, fil, path, ...flows].join(' '))
  return tokens(question).every((word) =>
    [word, ...synonymsOf(word)].some((one) => own.some((other) => other.startsWith(one))),
  )
}

/** All screens and flows on one page: who may open what, what runs where, and what leads where. */
export function MapPage({ view, change }: MapPageProps) {
  const say = useSay()
  const loaded = useLoaded('atlas', loadAtlas)
  return (
    <section className={styles.map} aria-label={say('map')}>
      <h2>{say('map')}</h2>
      <LoadedPart loaded={loaded}>
        {({ atlas }) => <Whole atlas={atlas} view={view} change={change} />}
      </LoadedPart>
    </section>
  )
}

function Whole({ atlas, view, change }: MapPageProps & { readonly atlas: Atlas }) {
  const say = useSay()
  const language = useLanguage()
  const flowName = useFlowName()
  const [question, setQuestion] = useState('')
  const [isNear, setNear] = useState(false)
  const { who } = view
  const open = atlas.screens.filter((it) => who === undefined || it.for.includes(who))
  const shown = open.filter((it) => fits(it, question))
  const chosen = atlas.screens.find(({ path }) => path === view.chosen)
  const instead = who && atlas.instead[who]
  const flows = atlas.flows.filter(({ isEverywhere }) => isEverywhere)
  return (
    <>
      <div className={styles.filter}>
        <label>
          <span>{say('mapWho')}</span>
          <select
            value={who ?? ''}
            onChange={(event) => {
              const value = event.target.value as Person | ''
              change({ who: value === '' ? undefined : value })
            }}
          >
            <option value="">{say('mapEverybody')}</option>
            {people.map((person) => (
              <option key={person} value={person}>
                {say(`person.${person}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say('mapFind')}</span>
          <input type="search" value={question} onChange={(event) => setQuestion(event.target.value)} />
        </label>
        <button type="button" className={panel.button} aria-pressed={isNear} onClick={() => setNear(!isNear)}>
          {say('mapNear')}
        </button>
      </div>
      {instead && (
        <p>
          {say('mapInstead')}{' '}
          <button
            type="button"
            className={panel.link}
            onClick={() => change({ chart: instead.chart, tab: 'read', chosen: instead.at })}
          >
            {instead.at}
          </button>
        </p>
      )}
      {chosen && <Focus atlas={atlas} screen={chosen} who={who} change={change} />}
      {chosen && <Journey atlas={atlas} screen={chosen} who={who} goal={view.goal} change={change} />}
      <p role="status">{say('mapCount', { count: shown.length, all: atlas.screens.length })}</p>
      <ul className={styles.screens} data-near={isNear || undefined}>
        {shown.map((screen) => (
          <li key={screen.path} data-chosen={screen === chosen || undefined}>
            <button
              type="button"
              className={styles.screen}
              aria-pressed={screen === chosen}
              onClick={() => change({ chosen: screen.path, goal: undefined })}
            >
              <b>{titleOf(screen, language)}</b>
              <small>{screen.path}</small>
            </button>
            {who !== undefined && screen.refused.includes(who) && <p>{say('mapRefused')}</p>}
            {isNear && (
              <p className={styles.flows}>
                {screen.flows.map((id) => (
                  <button key={id} type="button" className={panel.link} onClick={() => change({ chart: id })}>
                    {flowName(id)}
                  </button>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <h3>{say('mapEverywhere')}</h3>
      <p className={styles.flows}>
        {flows.map(({ id }) => (
          <button key={id} type="button" className={panel.link} onClick={() => change({ chart: id })}>
            {flowName(id)}
          </button>
        ))}
      </p>
    </>
  )
}
