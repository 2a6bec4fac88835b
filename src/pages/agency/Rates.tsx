import { useTranslation } from 'react-i18next'
import { rateField, rateProblem, type Rate } from '../../flows/agency/open-account'
import { Field } from '../../ui/Field'
import css from './Rates.module.css'
import { useCategoryName } from './useCategoryName'

interface RatesProps {
  readonly own: readonly Rate[]
  readonly typed: Readonly<Record<string, string>>
  /** Categories whose problems are shown. */
  readonly bad: readonly string[]
  readonly onType: (category: string, value: string) => void
}

/** The rates an agent passes on, by category (AGENT-20). */
export function Rates({ own, typed, bad, onType }: RatesProps) {
  const { t } = useTranslation('agency')
  const nameOf = useCategoryName()
  return (
    <fieldset className={css.rates}>
      <legend className="t1">{t('rates')}</legend>
      <p className={css.note}>{t('rates.note')}</p>
      <div className={css.rows}>
        {own.map(({ category, rate }) => {
          const value = typed[category] ?? ''
          const problem = bad.includes(category) ? rateProblem(value, rate) : null
          return (
            <Field
              key={category}
              name={rateField(category)}
              label={nameOf(category)}
              value={value}
              help={t('rates.own', { rate })}
              error={problem === null ? undefined : t(`rates.${problem}`, { rate })}
              placeholder="0.00"
              inputMode="decimal"
              autoComplete="off"
              end={
                <span className={css.sign} aria-hidden="true">
                  %
                </span>
              }
              onChange={(event) => onType(category, event.target.value)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
