import { useTranslation } from 'react-i18next'
import { rulesBefore } from '../../flows/account/game-rules'
import { useSite } from '../../flows/core/useSite'

/** Link to the rules and return of the game the player signs in for; loaded only on such a visit. */
export default function RulesLink({ next }: { next: string }) {
  const { t } = useTranslation('login')
  const rules = useSite(() => rulesBefore(next))
  return (
    rules && (
      <a className="text-link" href={rules} target="_blank" rel="noopener noreferrer">
        {t('rules')}
      </a>
    )
  )
}
