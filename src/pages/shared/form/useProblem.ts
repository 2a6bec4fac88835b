import { useTranslation } from 'react-i18next'
import type { FieldProblem, FieldRule } from '../../../../machines/shared/fields'
import type { Tables } from '../../../i18n/tables'

type FormKey = keyof Tables['form']

/** Words for a field's problem: the field's own if there are any, otherwise the problem's. */
export function useProblem() {
  const { t, i18n } = useTranslation('form')
  return (field: string, problem: FieldProblem | undefined, rule?: FieldRule): string | undefined => {
    if (!problem) return undefined
    const own = `problem.${field}.${problem}`
    const key = i18n.exists(`form:${own}`) ? (own as FormKey) : (`problem.${problem}` as const)
    return t(key, { min: rule?.min ?? 0, max: rule?.max ?? 0 })
  }
}
