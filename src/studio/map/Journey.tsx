import type { ChangeView } from '../view/link'
import panel from '../view/panel.module.css'
import { useFlowName } from '../words/flows'
import { useIsPlain, useLanguage } from '../words/words'
import { useSay } from '../words/late'
import { journey, type Atlas, type ScreenNode } from './atlas'
import { type Person } from './people'
import styles from './map.module.css'
import { ScreenShot } from './ScreenShot'

interface JourneyProps {
  readonly atlas: Atlas
  /** Its starting screen. */
  readonly screen: ScreenNode
  readonly who: Person | undefined
  readonly goal: string | undefined
  readonly change: ChangeView
}

/** The shortest path from one screen to another, across flows, with the screens as a storyboard. */
export function Journey({ atlas, screen, who = 'member', goal, change }: JourneyProps) {
  const say = useSay()
  const language = useLanguage()
  const isPlain = useIsPlain()
  const flowName = useFlowName()
  const named = ({ title, fil }: ScreenNode) => (language === 'fil' ? fil : title) || title
  const open = atlas.screens.filter((it) => it.for.includes(who) && it.path !== screen.path)
  const way = goal === undefined ? undefined : journey(atlas, who, screen.path, goal)
  return (
    <section className={styles.journey} aria-label={say('journey')}>
      <label>
        <span>{say('journeyTo', { name: named(screen), who: say(`person.${who}`) })}</span>
        <select
          value={goal ?? ''}
          onChange={(event) => {
            const to = event.target.value
            change({ goal: to === '' ? undefined : to })
          }}
        >
          <option value="">{say('journeyChoose')}</option>
          {open.map((it) => (
            <option key={it.path} value={it.path}>
              {named(it)} ({it.path})
            </option>
          ))}
        </select>
      </label>
      {goal !== undefined && !way && <p role="status">{say('journeyNone')}</p>}
      {way && (
        <ol className={styles.legs}>
          {way.map(({ screen: here, by }) => (
            <li key={here.path}>
              <b>{named(here)}</b>
              <ScreenShot screen={here} />
              {by && (
                <p>
                  →{' '}
                  {by.chart === undefined ? (
                    say('mapLink')
                  ) : (
                    <button
                      type="button"
                      className={panel.link}
                      onClick={() => {
                        const { chart, at } = by
                        if (chart !== undefined)
                          change({ chart, tab: 'read', ...(at === undefined ? {} : { chosen: at }) })
                      }}
                    >
                      {isPlain ? flowName(by.chart) : (by.at ?? by.chart)}
                    </button>
                  )}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
