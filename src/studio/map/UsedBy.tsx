import { atlas as loadAtlas } from 'virtual:studio'
import { mapPage, type ChangeView } from '../view/link'
import panel from '../view/panel.module.css'
import { useLoaded } from '../view/useLoaded'
import { useFlowName } from '../words/flows'
import { useLanguage } from '../words/words'
import { useSay } from '../words/late'
import type { Atlas } from './atlas'

/** The screens and flows that use a flow, and those it starts. */
export function UsedBy({ chart, change }: { readonly chart: string; readonly change: ChangeView }) {
  const say = useSay()
  const language = useLanguage()
  const flowName = useFlowName()
  const loaded = useLoaded('atlas', loadAtlas)
  if (loaded.is !== 'here') return null
  const { flows, screens }: Atlas = loaded.value.atlas
  const own = flows.find(({ id }) => id === chart)
  if (!own) return null
  const flow = (id: string) => (
    <li key={id}>
      <button type="button" className={panel.link} onClick={() => change({ chart: id, tab: 'read' })}>
        {flowName(id)}
      </button>
    </li>
  )
  const screen = (path: string) => {
    const found = screens.find((it) => it.path === path)
    return (
      <li key={path}>
        <button type="button" className={panel.link} onClick={() => change({ chart: mapPage, chosen: path })}>
          {(language === 'fil' ? found?.fil : found?.title) || path} ({path})
        </button>
      </li>
    )
  }
  const goes = [...new Set(own.leads.map(({ to }) => to))]
  return (
    <>
      <h3>{say('usedBy')}</h3>
      {own.isEverywhere && own.startedBy.length === 0 && <p>{say('usedEverywhere')}</p>}
      <ul className={panel.list}>
        {own.startedBy.map(flow)}
        {own.screens.map(screen)}
      </ul>
      {own.starts.length > 0 && (
        <>
          <h3>{say('itStarts')}</h3>
          <ul className={panel.list}>{own.starts.map(flow)}</ul>
        </>
      )}
      {goes.length > 0 && (
        <>
          <h3>{say('mapLeads')}</h3>
          <ul className={panel.list}>{goes.map(screen)}</ul>
        </>
      )}
    </>
  )
}
