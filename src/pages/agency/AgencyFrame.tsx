import type { AgencyFacts, AgencyTabKey } from '../../flows/agency/agency'
import { PageFrame, type PageFrameProps } from '../../ui/shell/PageFrame'
import { Foot } from './Foot'
import { useAgency } from './useAgency'

interface AgencyFrameProps extends PageFrameProps {
  /** The entry of the bottom bar whose screen this is; null on the screens behind the agent home. */
  here: AgencyTabKey | null
  facts: AgencyFacts
}

/** A screen of the agency: the bottom bar is the same on all of them (AGENT-13). */
export function AgencyFrame({ here, facts, ...frame }: AgencyFrameProps) {
  // A screen's own action takes the bar's place.
  const action = frame.foot === 'action'
  return (
    <>
      <PageFrame {...frame} foot={frame.foot ?? 'tabs'} />
      {!action && <Foot here={here} facts={facts} />}
    </>
  )
}

/** A screen about the team. */
export function TeamFrame(props: PageFrameProps) {
  const { facts } = useAgency()
  return <AgencyFrame here={null} facts={facts} {...props} />
}
