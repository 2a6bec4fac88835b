import { useEffect } from 'react'
import type { FlowCases } from '../../../machines/shared/cases'
import { LoadedPart } from '../view/LoadedPart'
import { useLoaded } from '../view/useLoaded'
import { casesOf, type PanelProps } from '../view/panels'
import { useSay } from '../words/words'
import { TryPanel } from './TryPanel'
import { useTry } from './useTry'
import { activeIds, nowOf, type Run } from './run'

/** The result of the last step: the state entered, or the transition taken. */
function ledTo(run: Run): string | undefined {
  if (run.tried.length === 0) return undefined
  const before = new Set(activeIds(run.tried.at(-2)?.situation ?? run.begun))
  const now = nowOf(run)
  return (
    activeIds(now)
      .filter((id) => !before.has(id))
      .at(-1) ?? now.taken.at(-1)
  )
}

/** Loads the flow's code, then tries it. */
export function TryTab(props: PanelProps) {
  const say = useSay()
  const loaded = useLoaded(props.chart.id, () => casesOf(props.chart.id))
  return (
    <LoadedPart loaded={loaded} loading={say('loading')} failed={say('loadFailed')}>
      {(cases) => <Trying {...props} cases={cases} />}
    </LoadedPart>
  )
}

function Trying({ chart, view, change, show, cases }: PanelProps & { cases: FlowCases }) {
  const { stage, run, marks } = useTry(cases, view)
  useEffect(() => {
    const follow = ledTo(run)
    show({ marks, ...(follow === undefined ? {} : { follow }) })
    // The picture follows the run; `show` only changes with it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [marks, run])
  return <TryPanel chart={chart} cases={cases} stage={stage} run={run} view={view} change={change} />
}
