import { useTranslation } from 'react-i18next'
import { maskedEmail, maskedName, type Fact, type Room } from '../../flows/member-room'
import { dateAndTime, longDate } from '../../i18n/time'
import { Card } from '../../ui/Card'
import { Facts } from '../../ui/Facts'
import css from './vip.module.css'

/** What the account is: enough to know it by, nothing that somebody looking over a shoulder could use (MEMBER-36). */
export function Account({ room: { info, nickname, email, payeeName } }: { room: Room }) {
  const { t } = useTranslation('vip')
  const said = (fact: Fact, masked: (text: string) => string = (text) => text) =>
    fact === undefined ? t('fact.unknown') : fact ? masked(fact) : t('fact.none')
  const facts = [
    ['user', info.account],
    ['nickname', said(nickname)],
    ['email', said(email, maskedEmail)],
    ['payee', said(payeeName, maskedName)],
    ['since', longDate(info.regDate)],
    ['login', info.lastLogin === null ? t('fact.first') : dateAndTime(info.lastLogin)],
  ] as const
  return (
    <section aria-labelledby="vip-account">
      <h2 id="vip-account" className={`display d4 ${css.title}`}>
        {t('account')}
      </h2>
      <Card pad="s">
        <Facts facts={facts.map(([key, fact]) => [t(`fact.${key}`), fact])} />
      </Card>
    </section>
  )
}
