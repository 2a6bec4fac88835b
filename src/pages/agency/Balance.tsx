import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { appActor, walletIn, type WalletActor } from '../../flows/core/root'
import { enter } from '../../flows/core/late-actions'
import { useShut } from '../../flows/member/useShut'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { IconButton } from '../../ui/IconButton'
import { eyeBold, eyeSlashBold } from '../../ui/icons/phosphor'
import { Sum } from '../../ui/money/Sum'
import css from './Balance.module.css'
import { useStuck } from './useStuck'
import * as paths from '../../../machines/shared/paths'

/**
 * The agent's own balance, with deposit and withdrawal (AGENT-03..05). It sticks to the top of the screen while
 * scrolling, in a plain style.
 */
export function Balance() {
  const actor = useSelector(appActor(), walletIn)
  return actor ? <Known actor={actor} /> : null
}

function Known({ actor }: { actor: WalletActor }) {
  const { t } = useTranslation('agency')
  const { place, stuck } = useStuck()
  const hidden = useSelector(actor, (state) => state.hasTag('hidden'))
  const stale = useSelector(actor, (state) => state.hasTag('stale'))
  const balance = useSelector(actor, (state) => state.context.balance)
  const amount = balance ? formatMoney(balance.sumBalance) : '–'
  const closed = useShut()
  const way = (to: string) => () => enter({ kind: 'money', to })
  return (
    <>
      <div ref={place} className={css.place} />
      <section className={classes(css.block, stuck && css.stuck)} data-stuck={stuck || undefined}>
        <div className={css.words}>
          <small className={css.label} role="status">
            {t(stale ? 'balance.old' : 'balance')}
          </small>
          <Sum of={amount} beside={3}>
            {hidden ? (
              <>
                <span aria-hidden="true">•••••</span>
                <span className="visually-hidden">{t('hidden')}</span>
              </>
            ) : (
              amount
            )}
          </Sum>
        </div>
        <IconButton
          size={20}
          icon={hidden ? eyeSlashBold : eyeBold}
          label={hidden ? t('show') : t('hide')}
          onClick={() => actor.send({ type: 'TOGGLE' })}
        />
      </section>
      <div className={css.ways}>
        <Button look="line" onClick={way(paths.withdraw)}>
          {t('withdraw')}
        </Button>
        {!closed && <Button onClick={way(paths.deposit)}>{t('deposit')}</Button>}
      </div>
    </>
  )
}
