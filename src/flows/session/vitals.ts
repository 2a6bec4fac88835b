import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import type { VitalEntry } from '../../platform/report'

/** Web vitals of this visit: named figures, nothing about the page's content. */
export function watchVitals(tell: (vital: Omit<VitalEntry, 'route'>) => void): void {
  const told = ({ name, value }: Metric) => tell({ name, value: Math.round(value * 1_000) / 1_000 })
  onTTFB(told)
  onFCP(told)
  onLCP(told)
  onCLS(told)
  onINP(told)
}
