import type { ChangeView } from '../view/link'
import panel from '../view/panel.module.css'
import { useFlowName } from '../words/flows'
import { useLanguage } from '../words/words'
import { useSay } from '../words/late'
import type { Atlas, Lead, ScreenNode } from './atlas'
import type { Person } from './people'
import styles from './map.module.css'
import { ScreenShot } from './ScreenShot'

interface FocusProps {
  readonly atlas: Atlas
  readonly screen: ScreenNode
  readonly who: Person | undefined
  readonly change: ChangeView
}

/** A screen with its neighbours: where players come from, what runs on it, and where it leads. */
export function Focus({ atlas, screen, who, change }: FocusProps) {
  const say = useSay()
  const language = useLanguage()
  const flowName = useFlowName()
  const named = (path: string) => {
    const found = atlas.screens.find((it) => it.path === path)
    return (language === 'fil' ? found?.fil : found?.title) || path
  }
  const isOpen = (path: string) =>
    who === undefined || atlas.screens.some((it) => it.path === path && it.for.includes(who))
  const comes = atlas.screens.flatMap((from) =>
    from.leads.filter(({ to }) => to === screen.path).map((lead) => ({ ...lead, to: from.path })),
  )
  const ways = (list: readonly Lead[]) => {
    const open = list.filter(({ to }) => isOpen(to))
    if (open.length === 0) return <p>{say('mapNowhere')}</p>
    return (
      <ul className={panel.list}>
        {open.map(({ to, chart, at }) => (
          <li key={`${to} ${chart ?? ''} ${at ?? ''}`}>
            <button
              type="button"
              className={panel.link}
              onClick={() => change({ chosen: to, goal: undefined })}
            >
              {named(to)}
            </button>{' '}
            {chart === undefined ? (
              <small>{say('mapLink')}</small>
            ) : (
              <small>
                <button
                  type="button"
                  className={panel.link}
                  onClick={() => change({ chart, tab: 'read', ...(at === undefined ? {} : { chosen: at }) })}
                >
                  {say('mapBy', { name: flowName(chart) })}
                </button>
              </small>
            )}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <article className={styles.focus}>
      <section>
        <h3>{say('mapComes')}</h3>
        {ways(comes)}
      </section>
      <section>
        <h3>{named(screen.path)}</h3>
        <p>
          <code>{screen.path}</code>{' '}
          {location.protocol !== 'file:' && (
            <a className={panel.link} href={screen.path} target="_blank" rel="noreferrer">
              {say('openScreen', { path: screen.path })}
            </a>
          )}
        </p>
        <p>{say('mapFor', { names: screen.for.map((one) => say(`person.${one}`)).join(', ') })}</p>
        <ScreenShot screen={screen} />
        <h4>{say('mapRuns')}</h4>
        <ul className={panel.list}>
          {screen.flows.map((id) => (
            <li key={id}>
              <button type="button" className={panel.link} onClick={() => change({ chart: id, tab: 'read' })}>
                {flowName(id)}
              </button>{' '}
              {screen.states
                .filter(({ chart }) => chart === id)
                .slice(0, 3)
                .map(({ chart, at }) => (
                  <button
                    key={at}
                    type="button"
                    className={panel.link}
                    onClick={() => change({ chart, tab: 'read', chosen: at })}
                  >
                    {at}
                  </button>
                ))}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{say('mapLeads')}</h3>
        {ways(screen.leads)}
      </section>
    </article>
  )
}
