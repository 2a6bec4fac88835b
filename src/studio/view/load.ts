import { drawings, loaders } from 'virtual:studio'
import type { Chart } from '../picture/model'
import type { Language } from '../words/words'

/** Loads a drawing of a flow. */
async function drawingOf(id: string, which: 'en' | 'fil' | 'technical'): Promise<Chart> {
  const load = which === 'en' ? loaders[id]?.chart : (await drawings[which]()).charts[id]
  if (!load || !Object.hasOwn(loaders, id)) throw new Error(`there is no chart ${id}`)
  return (await load()).chart
}

/**
 * Loads a flow as configured: in plain words, or with the chart's own names and sentences in the reader's
 * language.
 */
export async function loadChart(id: string, language: Language, isPlain: boolean): Promise<Chart> {
  if (isPlain) return drawingOf(id, language)
  const [chart, other] = await Promise.all([
    drawingOf(id, 'technical'),
    language === 'en' ? undefined : drawingOf(id, language),
  ])
  const texts = other?.said?.texts
  return texts ? { ...chart, texts } : chart
}
