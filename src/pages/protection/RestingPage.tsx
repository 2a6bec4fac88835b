import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { useChart } from '../../flows/core/useChart'
import { useSecondsLeft } from '../../flows/core/useSeconds'
import { ownBreak, renewInvitations } from '../../flows/member/protection'
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

/** In the place of every screen that invites to play, while its player takes a break (trust 34). */
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

/** Until when, and the way to what may be asked for. */
function Until() {
  const { t } = useTranslation('protection')
  const actor = useChart(ownBreak.logic, { query: null })
  const { data, status } = useSelector(actor, ownBreak.view)
  const words = useRestWords()
  const ends = data?.opensAt ?? data?.until ?? null
  const left = useSecondsLeft(ends)
  // Its end has come while the screen was open, or had come before it opened.
  const due = data !== null && !data.over && (data.kind === 'none' || (ends !== null && left === null))
  useEffect(() => {
    if (due) renewInvitations()
  }, [due])
  if (status === 'skeleton') return <Skeleton height={48} radius={8} />
  return (
    <>
      <p>{data && data.kind !== 'none' ? words(data) : t('rest.now')}</p>
      <Button look="line" href={linkTo(paths.responsible, { view: 'break' })}>
        {t('rest.more')}
      </Button>
    </>
  )
}
