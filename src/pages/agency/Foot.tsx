import { useTranslation } from 'react-i18next'
import { agencyTabs, type AgencyFacts, type AgencyTabKey } from '../../flows/agency'
import { isBuilt } from '../../flows/screens'
import { AgencyBar } from '../../ui/agency/AgencyBar'
import { chartPieSliceFill, houseFill, megaphoneBold, userPlusBold } from '../../ui/icons/phosphor'

const icons: Record<AgencyTabKey, string> = {
  home: houseFill,
  open: userPlusBold,
  dividend: chartPieSliceFill,
  news: megaphoneBold,
}

/** The bar at the foot of the agency's screens (AGENT-13..15): what leads to a screen that is there. */
export function Foot({ here, facts }: { here: AgencyTabKey; facts: AgencyFacts }) {
  const { t } = useTranslation('agency')
  const news = facts.news ?? 0
  const shown = agencyTabs.filter(
    ({ key, to }) =>
      // Who stands on the dividend screen sees where he is, whatever is known of it.
      isBuilt(to) && (key !== 'dividend' || facts.dividends === true || here === 'dividend'),
  )
  return (
    <AgencyBar
      label={t('tabs')}
      tabs={shown.map(({ key, to }) => ({
        key,
        href: to,
        label: t(`tab.${key}`),
        icon: icons[key],
        active: key === here,
        count: key === 'news' ? { value: news, label: t('news.unread', { count: news }) } : undefined,
      }))}
    />
  )
}
