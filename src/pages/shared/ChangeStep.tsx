import { useCallback } from 'react'
import type { AnyActorRef } from 'xstate'
import { LateStep } from './LateStep'

interface ChangeStepProps {
  /** A chart whose change the second step protects. */
  actor: AnyActorRef
  title: string
}

/** The second step, in the place of the form whose change asks for it. */
export function ChangeStep({ actor, title }: ChangeStepProps) {
  const taken = useCallback(() => actor.send({ type: 'STEP_TAKEN' }), [actor])
  const back = useCallback(() => actor.send({ type: 'CANCEL' }), [actor])
  return <LateStep purpose="change" title={title} onTaken={taken} onBack={back} />
}
