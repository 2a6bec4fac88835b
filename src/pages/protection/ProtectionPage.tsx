import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { operator } from '../../flows/core/operator'
import { appActor } from '../../flows/core/root'
import { siteKnown } from '../../flows/core/site-known'
import { useSite } from '../../flows/core/useSite'
import { protectionTools } from '../../flows/member/protection-tools'
import { documentText, responsibleActor } from '../../flows/service/help'
import { usePlayMoney } from '../../flows/session/usePlayMoney'
import { Button } from '../../ui/Button'
import { chatCircleDotsBold, headsetBold, receiptBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeletons } from '../../ui/Skeleton'
import { Titled } from '../../ui/Titled'
import * as paths from '../../../machines/shared/paths'
import { Loaded } from '../shared/Loaded'
import { RichText } from '../shared/RichText'
import { useQuery } from '../shared/useQuery'
import { PageBar } from '../shell/PageBar'
import { BreakView } from './BreakView'
import { CheckView } from './CheckView'
import { LimitsView } from './LimitsView'
import { Tools } from './Tools'
import { Totals } from './Totals'
import css from './protection.module.css'

/**
 * Player protection (trust 33, 34, 42): results of play, every tool, and where to get help. Open to guests as
 * well.
 */
export default function ProtectionPage() {
  const { t } = useTranslation(['protection', 'titles'])
  const { view } = useQuery(paths.responsible)
  const tools = useSite(protectionTools)
  const known = useSite(siteKnown)
  const member = useSelector(appActor(), (state) => state.hasTag('signed-in'))
  const play = usePlayMoney()
  const own = member && !play
  // The part in the address is not shown until it is known whether it exists.
  const waits = own && !known && view !== undefined
  const limits = own && tools.limits && view === 'limits'
  const rest = own && tools.breaks && view === 'break'
  const check = own && tools.checks && view === 'check'
  const shown = limits ? 'limits' : rest ? 'break' : check ? 'check' : null
  const title = shown ? t(`protection:${shown}`) : t('titles:responsible')
  return (
    <PageFrame width="form" foot="tabs" bar={<PageBar title={title} />}>
      <div className={css.page}>
        {limits && <LimitsView />}
        {rest && <BreakView />}
        {check && <CheckView />}
        {waits && <Skeletons heights={[48, 160, 160]} />}
        {!shown && !waits && (
          <>
            {own && tools.limits && <Totals />}
            {own && (tools.limits || tools.breaks || tools.checks) && <Tools />}
            {!member && (tools.limits || tools.breaks) && <Guest />}
            <Help />
          </>
        )}
      </div>
    </PageFrame>
  )
}

function Guest() {
  const { t } = useTranslation(['protection', 'shell'])
  return (
    <section className={css.part}>
      <p className="muted">{t('protection:guest')}</p>
      <Button look="line" href={paths.login}>
        {t('shell:logIn')}
      </Button>
    </section>
  )
}

/** Where to get help, how to complain and, below, the operator's own text, which may be long. */
function Help() {
  const { t } = useTranslation('protection')
  const { age } = operator()
  const actor = responsibleActor()
  const view = useSelector(actor, documentText.view)
  return (
    <Titled id="help" title={t('help', { age: `${age}+` })} className={css.part}>
      <List label={t('ways')}>
        <ListRow icon={headsetBold} href={paths.service}>
          {t('ways.talk')}
        </ListRow>
        <ListRow icon={chatCircleDotsBold} href={paths.feedback} sub={t('ways.complain.sub')}>
          {t('ways.complain')}
        </ListRow>
        <ListRow icon={receiptBold} href={paths.gameRecord}>
          {t('ways.bets')}
        </ListRow>
      </List>
      <Loaded
        view={view}
        onRetry={() => actor.send({ type: 'RELOAD' })}
        skeleton={<Skeletons heights={[132, 132]} />}
      >
        {(document) => <RichText html={document.content} />}
      </Loaded>
    </Titled>
  )
}
