import type { Answer } from '../shared/chart'

/** Guards for charts whose action the account's second step protects: spread into `setup({ guards })`. */
export const stepGuards = {
  stepWanted: (_: unknown, { answer }: { answer: Answer<unknown> | null }) =>
    answer?.ok === false && answer.failure.code === 'step-wanted',
}
