import { useTranslation } from 'react-i18next'
import { rateField, rateProblem, type Rate } from '../../flows/open-account'
import { RateFields } from '../../ui/agency/RateFields'
import { useCategoryName } from './useCategoryName'

interface RatesProps {
  readonly own: readonly Rate[]
  readonly typed: Readonly<Record<string, string>>
  /** Categories that say what is wrong with them. */
  readonly bad: readonly string[]
  readonly onType: (category: string, value: string) => void
}

/** What an agent gives on of his own rates, by category (AGENT-20). */
export function Rates({ own, typed, bad, onType }: RatesProps) {
  const { t } = useTranslation('agency')
  const nameOf = useCategoryName()
  return (
    <RateFields
      legend={t('rates')}
      note={t('rates.note')}
      rows={own.map(({ category, rate }) => {
        const value = typed[category] ?? ''
        const problem = bad.includes(category) ? rateProblem(value, rate) : null
        return {
          key: category,
          name: rateField(category),
          label: nameOf(category),
          value,
          help: t('rates.own', { rate }),
          error: problem === null ? undefined : t(`rates.${problem}`, { rate }),
          onChange: (next) => onType(category, next),
        }
      })}
    />
  )
}
