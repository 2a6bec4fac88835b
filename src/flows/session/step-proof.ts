import { perPlayer } from '../core/lifetime'

/** What is to be withdrawn where, and the platform's word that the step was taken for it. */
export const withdrawalStepOf = perPlayer(() => ({ cardId: '', amount: '', proof: '' }))

/** The platform's word that the step was taken for a change of what the account is its owner's by. */
export const changeStepOf = perPlayer(() => ({ proof: '' }))

/** The platform's word for such a change, as its call takes it. */
export const changeProof = (): { stepProof?: string } => spendProof(changeStepOf())

/** The platform's word, sent once. */
export function spendProof(step: { proof: string }): { stepProof?: string } {
  const { proof } = step
  step.proof = ''
  return proof === '' ? {} : { stepProof: proof }
}
