import { useTranslation } from 'react-i18next'
import { maskedEmail, maskedName, type Fact, type MemberProfile } from '../../flows/member/member-profile'
import { dateAndTime, longDate } from '../../i18n/time'
import { Card } from '../../ui/Card'
import { Facts } from '../../ui/Facts'
import { Titled } from '../../ui/Titled'
import css from './vip.module.css'

/** Account details: enough for their owner to recognise, useless to someone looking over their shoulder (MEMBER-36). */
export function Account({ room: { info, nickname, email, payeeName } }: { room: MemberProfile }) {
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
    <Titled id="vip-account" title={t('account')} look={`display d4 ${css.title}`}>
      <Card pad="s">
        <Facts facts={facts.map(([key, fact]) => [t(`fact.${key}`), fact])} />
      </Card>
    </Titled>
  )
}
