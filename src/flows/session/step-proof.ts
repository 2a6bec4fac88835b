import { perPlayer } from '../core/lifetime'

/** A withdrawal's account and amount, with the platform's proof that its second step was completed. */
export const withdrawalStepOf = perPlayer(() => ({ cardId: '', amount: '', proof: '' }))

/** The platform's proof of the second step for a change to credentials or contact details. */
export const changeStepOf = perPlayer(() => ({ proof: '' }))

/** The proof for such a change, as its call takes it. */
export const changeProof = (): { stepProof?: string } => spendProof(changeStepOf())

/** The proof, sent once. */
export function spendProof(step: { proof: string }): { stepProof?: string } {
  const { proof } = step
  step.proof = ''
  return proof === '' ? {} : { stepProof: proof }
}
