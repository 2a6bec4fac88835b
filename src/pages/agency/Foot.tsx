import { useTranslation } from 'react-i18next'
import { agencyTabs, invitesTo, type AgencyFacts, type AgencyTabKey } from '../../flows/agency/agency'
import { useResting } from '../../flows/member/useResting'
import { TabBar } from '../../ui/shell/TabBar'
import { chartPieSliceFill, houseFill, megaphoneBold, userPlusBold } from '../../ui/icons/phosphor'

const icons: Record<AgencyTabKey, string> = {
  home: houseFill,
  open: userPlusBold,
  dividend: chartPieSliceFill,
  news: megaphoneBold,
}

/** The bottom bar of the agency's screens (AGENT-13..15), a dock on wide ones. */
export function Foot({ here, facts }: { here: AgencyTabKey | null; facts: AgencyFacts }) {
  const { t } = useTranslation('agency')
  const news = facts.news ?? 0
  const resting = useResting()
  const shown = agencyTabs.filter(
    ({ key, to }) =>
      !(resting && invitesTo(to)) &&
      // The dividend entry is always shown on its own screen, whether or not it has loaded.
      (key !== 'dividend' || facts.dividends === true || here === 'dividend'),
  )
  return (
    <TabBar
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
