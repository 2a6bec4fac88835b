import { useTranslation } from 'react-i18next'
import { SectionHead } from '../../ui/home/SectionHead'
import { LatestWinners } from '../shared/LatestWinners'
import * as paths from '../../../machines/shared/paths'

/** Latest winners: heading, list, footer (WIN-01..05). */
export function Winners() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="winners">
      <SectionHead
        id="winners"
        title={t('latestWinners')}
        more={{ label: t('topWinners', { count: 20 }), href: paths.winners }}
      />
      <LatestWinners moving />
    </section>
  )
}
