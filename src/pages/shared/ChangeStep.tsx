import { useCallback } from 'react'
import type { AnyActorRef } from 'xstate'
import { LateStep } from './LateStep'

/** The second step, replacing the form whose change requires it; `actor` is that form's chart. */
export function ChangeStep({ actor }: { actor: AnyActorRef }) {
  const taken = useCallback(() => actor.send({ type: 'STEP_TAKEN' }), [actor])
  const back = useCallback(() => actor.send({ type: 'CANCEL' }), [actor])
  return <LateStep purpose="change" onTaken={taken} onBack={back} />
}
