import { useMemo } from 'react'
import type { FlowCases } from '../../../machines/shared/cases'
import type { View } from '../view/link'
import { activeIds, nowOf, stageFor, type Run, type Stage } from './run'
import type { Marks, Mark } from '../view/Drawing'

/** The run described by a view, and how the drawing shows it. */
export function useTry(cases: FlowCases, view: View): { stage: Stage; run: Run; marks: Marks } {
  const stage = useMemo(() => stageFor(cases), [cases])
  const { input = '', moves = [] } = view
  const wanted = moves.join('\n')
  const run = useMemo(
    () => stage.follow(input, wanted === '' ? [] : wanted.split('\n')),
    [stage, input, wanted],
  )
  const marks = useMemo(() => {
    const now = nowOf(run)
    const of: Record<string, Mark[]> = {}
    for (const id of activeIds(now)) of[id] = ['active']
    for (const id of now.taken) of[id] = ['taken']
    return { of }
  }, [run])
  return { stage, run, marks }
}
