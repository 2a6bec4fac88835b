import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { useChart } from '../../flows/core/useChart'
import { playBreakFlow } from '../../flows/member/protection'
import { isHome } from '../../flows/session/way-back'
import { Button } from '../../ui/Button'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Skeleton } from '../../ui/Skeleton'
import { SiteFoot } from '../shared/SiteFoot'
import { HomeBar } from '../shell/HomeBar'
import { Menu } from '../shell/Menu'
import { PageBar } from '../shell/PageBar'
import { StaysOpen, useRestWords } from './Rest'
import css from './protection.module.css'

/** Replaces every screen that invites to play while its player is taking a break (trust 34). */
export default function RestingPage() {
  const home = isHome.test(useLocation().pathname)
  const { t } = useTranslation(['protection', 'titles'])
  return (
    <PageFrame
      width="form"
      foot="tabs"
      bar={home ? <HomeBar clear={false} /> : <PageBar title={t('titles:responsible')} />}
    >
      <div className={css.page}>
        <section className={css.rest} aria-labelledby="rest">
          <h1 id="rest" className="display d3">
            {t('protection:rest')}
          </h1>
          <Until />
        </section>
        <StaysOpen />
        {home && <SiteFoot />}
      </div>
      {home && <Menu />}
    </PageFrame>
  )
}

/** The break's end, and a link to what may be requested. */
function Until() {
  const { t } = useTranslation('protection')
  const actor = useChart(playBreakFlow)
  const now = useSelector(actor, (state) => state.context.now)
  const loading = useSelector(actor, (state) => state.hasTag('loading'))
  const words = useRestWords()
  if (loading && !now) return <Skeleton height={48} radius={8} />
  return (
    <>
      <p>{now && now.kind !== 'none' ? words(now) : t('rest.now')}</p>
      <Button look="line" href={linkTo(paths.responsible, { view: 'break' })}>
        {t('rest.more')}
      </Button>
    </>
  )
}
