import { useTranslation } from 'react-i18next'
import type { Club } from '../../flows/member/member-profile'
import { formatMoney } from '../../i18n/money'
import { shortDate } from '../../i18n/time'
import { classes } from '../../ui/classes'
import { Card } from '../../ui/Card'
import { Icon } from '../../ui/icons/Icon'
import { checkCircleFill, crownSimpleFill, giftBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { Tag } from '../../ui/Tag'
import { Titled } from '../../ui/Titled'
import * as paths from '../../../machines/shared/paths'
import css from './vip.module.css'

/** This month's benefits, and every level with its benefits (PROMO-08). */
export function Benefits({ club }: { club: Club }) {
  const { t } = useTranslation('vip')
  const { month, levels, level: own } = club
  const sums = [
    ['bets', month.turnover],
    ['rebates', month.rebates],
    ['rewards', month.rewards],
  ] as const
  return (
    <>
      <section aria-labelledby="vip-month">
        <div className={css.title}>
          <h2 id="vip-month" className="display d4">
            {t('month')}
          </h2>
          <span className="t3 quiet">{t('month.since', { date: shortDate(month.from) })}</span>
        </div>
        <Card pad="s">
          <dl className={css.sums}>
            {sums.map(([key, amount]) => (
              <div key={key}>
                <dt>{t(`month.${key}`)}</dt>
                <dd>{formatMoney(amount)}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </section>
      <List>
        <ListRow icon={giftBold} href={paths.rewardCenter}>
          {t('rewards')}
        </ListRow>
      </List>
      <Titled id="vip-levels" title={t('levels')} look={classes('display d4', css.title)}>
        <ol className={css.levels}>
          {levels.map(({ level, label, from, gift, extraRebate }) => (
            <li
              key={level}
              className={classes(css.level, level === own && css.here, level <= own && css.reached)}
              aria-current={level === own ? 'step' : undefined}
            >
              <div className={css.levelHead}>
                <Icon of={crownSimpleFill} size={20} className={css.crown} />
                <b className="t1">{label}</b>
                {level === own ? (
                  <Tag tone="lit">{t('levels.here')}</Tag>
                ) : (
                  level < own && (
                    <span className={css.done}>
                      <Icon of={checkCircleFill} size={16} />
                      {t('levels.reached')}
                    </span>
                  )
                )}
              </div>
              <p className="t3 muted">{t('levels.from', { amount: formatMoney(from) })}</p>
              <dl className={css.benefits}>
                <div>
                  <dt>{t('levels.gift')}</dt>
                  <dd>{formatMoney(gift)}</dd>
                </div>
                <div>
                  <dt>{t('levels.extra')}</dt>
                  <dd>{t('levels.percent', { percent: extraRebate })}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ol>
        <p className={classes(css.note, 't3 muted')}>{t('levels.note')}</p>
      </Titled>
    </>
  )
}
