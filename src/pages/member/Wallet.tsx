import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { appActor, walletIn, type WalletActor } from '../../flows/core/root'
import { enter } from '../../flows/core/late-actions'
import { usePlayMoney } from '../../flows/session/usePlayMoney'
import { moneyPieces } from '../../i18n/amounts'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { arrowClockwiseBold, arrowUpBold, eyeBold, eyeSlashBold } from '../../ui/icons/phosphor'
import { Loader } from '../../ui/Loader'
import { Sum } from '../../ui/money/Sum'
import { Ticket } from '../../ui/Ticket'
import css from './Wallet.module.css'
import * as paths from '../../../machines/shared/paths'

/** The balance on its ticket, with withdrawal on the stub; deposit is the first tile below it (LAYOUT-17..20). */
export function Wallet() {
  const actor = useSelector(appActor(), walletIn)
  return actor ? <Known actor={actor} /> : null
}

function Known({ actor }: { actor: WalletActor }) {
  const { t } = useTranslation('member')
  const hidden = useSelector(actor, (state) => state.hasTag('hidden'))
  const refreshing = useSelector(actor, (state) => state.hasTag('pending'))
  const stale = useSelector(actor, (state) => state.hasTag('stale'))
  const balance = useSelector(actor, (state) => state.context.balance)
  const play = usePlayMoney()
  const sum = balance?.sumBalance
  const [front, decimals, back] = sum ? moneyPieces(sum) : ['–', '', '']
  return (
    <Ticket
      as="section"
      across
      cut={74}
      stub={
        play ? (
          <Button size="s" look="ink" wide href={paths.register}>
            {t('play.register')}
          </Button>
        ) : (
          <Button
            size="s"
            look="ink"
            wide
            icon={arrowUpBold}
            onClick={() => enter({ kind: 'money', to: paths.withdraw })}
          >
            {t('withdraw')}
          </Button>
        )
      }
    >
      <div className={css.head}>
        <small className={css.label} role="status">
          {t(play ? 'balance.play' : stale ? 'balance.old' : 'balance')}
        </small>
        <IconButton
          className={css.tool}
          size={20}
          icon={hidden ? eyeSlashBold : eyeBold}
          label={hidden ? t('show') : t('hide')}
          onClick={() => actor.send({ type: 'TOGGLE' })}
        />
        {refreshing ? (
          <span className={css.wait}>
            <Loader size={20} label={t('refresh')} />
          </span>
        ) : (
          <IconButton
            className={css.tool}
            size={20}
            icon={arrowClockwiseBold}
            label={t('refresh')}
            onClick={() => actor.send({ type: 'REFRESH' })}
          />
        )}
      </div>
      <Sum of={front + decimals + back}>
        {hidden ? (
          <>
            <span aria-hidden="true">•••••</span>
            <span className="visually-hidden">{t('hidden')}</span>
          </>
        ) : (
          <>
            {front}
            {decimals && <span className={css.cents}>{decimals}</span>}
            {back}
          </>
        )}
      </Sum>
      {play && <small>{t('play.text')}</small>}
    </Ticket>
  )
}
