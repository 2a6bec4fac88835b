import { useEffect, useState } from 'react'
import { LoadedPart } from '../view/LoadedPart'
import { useLoaded } from '../view/useLoaded'
import panel from '../view/panel.module.css'
import type { PanelProps } from '../view/panels'
import { nameOf, situationNames } from '../view/sentences'
import { useLanguage } from '../words/words'
import { useSay } from '../words/late'
import { Choices, useWanted } from './Choices'
import { screensOf } from './load'
import { Picture } from './Picture'
import type { Shot } from './picture'
import { distinct, isWanted, lookOptions, shortName, type Wanted } from './pictures'
import styles from './screens.module.css'
import { Storyboard } from './Storyboard'

/** The real screens of a flow: of one state, of all of them, or in sequence along a path. */
export function ScreensTab(props: PanelProps) {
  const say = useSay()
  const { chart } = props
  const loaded = useLoaded(chart.id, () => screensOf(chart.id))
  return (
    <article className={panel.about}>
      <h2>{say('screens')}</h2>
      <LoadedPart loaded={loaded} loading={say('loadingScreens')} failed={say('screensFailed')}>
        {(shots) =>
          shots.length === 0 ? <NoPictures chart={chart.id} /> : <Screens {...props} shots={shots} />
        }
      </LoadedPart>
    </article>
  )
}

/** Reports that there are none in the chosen language and brand, and how to take them. */
function NoPictures({ chart, wanted }: { chart: string; wanted?: Wanted }) {
  const say = useSay()
  const look = wanted ? lookOptions(wanted) : ''
  return (
    <p className={styles.none}>
      {say(look === '' ? 'noPictures' : 'noPicturesHere')}
      <br />
      <code>
        npm run paths -- run {chart} --browser --screens{look}
      </code>
    </p>
  )
}

function Screens(props: PanelProps & { shots: readonly Shot[] }) {
  const say = useSay()
  const { chart, view, change, show, shots } = props
  const choosing = useWanted(shots, useLanguage())
  const own = shots.filter((it) => isWanted(it, choosing.wanted))
  const isBoard = view.path !== undefined
  return (
    <>
      <Choices {...choosing} />
      <div className={panel.buttons} role="group" aria-label={say('screens')}>
        <button
          type="button"
          className={panel.button}
          aria-pressed={!isBoard}
          onClick={() => change({ path: undefined, step: undefined })}
        >
          {say('byState')}
        </button>
        <button
          type="button"
          className={panel.button}
          aria-pressed={isBoard}
          onClick={() => change({ path: '', step: 0, chosen: undefined })}
        >
          {say('storyboard')}
        </button>
      </div>
      {own.length === 0 ? (
        <NoPictures chart={chart.id} wanted={choosing.wanted} />
      ) : isBoard ? (
        <Storyboard {...props} shots={own} />
      ) : (
        <ByState chart={chart} view={view} change={change} show={show} shots={own} />
      )}
    </>
  )
}

/** Pictures of the selection, or of everything. Pressing one shows that situation on the chart. */
function ByState({ chart, view, change, show, shots }: PanelProps & { shots: readonly Shot[] }) {
  const say = useSay()
  const [file, setFile] = useState('')
  const { chosen } = view
  const isState = chart.states.some(({ id }) => id === chosen)
  const fitting = distinct(isState ? shots.filter(({ states }) => states.includes(chosen ?? '')) : shots)
  const large = fitting.find((it) => it.file === file) ?? (isState ? fitting[0] : undefined)
  useEffect(() => {
    const of = Object.fromEntries((large?.states ?? []).map((id) => [id, ['active' as const]]))
    const follow = large?.states.filter((id) => chart.states.some((state) => state.id === id)).at(-1)
    show({ marks: { of }, ...(follow === undefined ? {} : { follow }) })
    // oxlint-disable-next-line react/exhaustive-deps -- the picture shows the screen; `show` only changes with the panel
  }, [large])
  return (
    <>
      {isState && (
        <p>
          <b>{nameOf(say, chart, chosen ?? '')}</b>{' '}
          <button type="button" className={panel.link} onClick={() => change({ chosen: undefined })}>
            {say('allStates')}
          </button>
        </p>
      )}
      {large && (
        <div className={styles.one}>
          <Picture
            shot={large}
            alt={say('screenOf', { name: chart.said ? situationNames(chart, large.states) : large.state })}
          />
        </div>
      )}
      {fitting.length === 0 && <p className={styles.none}>{say('noPictureOf')}</p>}
      <ul className={styles.shots}>
        {fitting.map((it) => (
          <li key={it.file}>
            <button type="button" aria-pressed={it.file === large?.file} onClick={() => setFile(it.file)}>
              <Picture shot={it} alt="" />
              {chart.said ? (
                <span>{situationNames(chart, it.states)}</span>
              ) : (
                <span title={it.state}>{shortName(it.states)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
