import { perPlayer } from '../core/lifetime'

/** What is to be withdrawn where, and the platform's word that the step was taken for it. */
export const withdrawalStepOf = perPlayer(() => ({ cardId: '', amount: '', proof: '' }))
