import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import * as paths from '../../../machines/shared/paths'
import { forgetOnPhone, onPhoneForgot, phoneRemembers } from '../../flows/account/phone-memory'
import { languageActor, walletActor, type LanguageActor, type WalletActor } from '../../flows/core/root'
import { useChart } from '../../flows/core/useChart'
import { newsKinds, phoneSettings, phoneSettingsFlow } from '../../flows/session/phone-settings'
import { offeredLanguages } from '../../i18n/language'
import { Checkbox } from '../../ui/Checkbox'
import { Chip, ChipRow } from '../../ui/Chip'
import { shieldCheckBold, trashBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { Titled } from '../../ui/Titled'
import { languages } from '../shell/Language'
import css from './SettingsPage.module.css'

/** Language, hidden amounts, motion and messages: each applies to this phone only, and immediately. */
export function OnThisPhone() {
  const { t } = useTranslation(['password', 'shell'])
  const actor = languageActor() as LanguageActor
  const language = useSelector(actor, (state) => state.context.language)
  const phone = useChart(phoneSettingsFlow, phoneSettings())
  const calm = useSelector(phone, (state) => state.context.calm)
  return (
    <Titled id="phone" title={t('password:phone')} className={css.part}>
      <ChipRow layout="flow" label={t('shell:language')}>
        {languages
          .filter(({ value }) => offeredLanguages().includes(value))
          .map(({ value, name, lang }) => (
            <Chip
              key={value}
              lang={lang}
              picked={value === language}
              onClick={() => actor.send({ type: 'CHOOSE', language: value })}
            >
              {name}
            </Chip>
          ))}
      </ChipRow>
      <Amounts wallet={walletActor()} />
      <Checkbox checked={calm} onChange={() => phone.send({ type: 'MOTION', calm: !calm })}>
        {t('password:calm')}
      </Checkbox>
      <News phone={phone} />
    </Titled>
  )
}

/** Messages that can be muted. */
function News({ phone }: { phone: ActorRefFrom<typeof phoneSettingsFlow> }) {
  const { t } = useTranslation('password')
  const muted = useSelector(phone, (state) => state.context.muted)
  return (
    <fieldset className={css.news}>
      <legend className="t1">{t('news')}</legend>
      {newsKinds.map((kind) => (
        <Checkbox
          key={kind}
          checked={!muted.includes(kind)}
          onChange={() => phone.send({ type: 'NEWS', kind, muted: !muted.includes(kind) })}
        >
          {t(`news.${kind}`)}
        </Checkbox>
      ))}
      <p className="t3 muted">{t('news.always')}</p>
    </fieldset>
  )
}

function Amounts({ wallet }: { wallet: WalletActor | undefined }) {
  return wallet ? <Hidden wallet={wallet} /> : null
}

function Hidden({ wallet }: { wallet: WalletActor }) {
  const { t } = useTranslation('password')
  const hidden = useSelector(wallet, (state) => state.hasTag('hidden'))
  return (
    <Checkbox checked={hidden} onChange={() => wallet.send({ type: 'TOGGLE' })}>
      {t('hideAmounts')}
    </Checkbox>
  )
}

/** What the operator stores, and what this phone does. */
export function Privacy() {
  const { t } = useTranslation('password')
  const remembers = useSyncExternalStore(onPhoneForgot, phoneRemembers)
  return (
    <Titled id="privacy" title={t('privacy')} className={css.part}>
      <List label={t('privacy')}>
        <ListRow icon={shieldCheckBold} href={paths.privacy} sub={t('policySub')}>
          {t('policy')}
        </ListRow>
        <ListRow
          icon={trashBold}
          sub={t(remembers ? 'forgetSub' : 'forgotten')}
          onPress={remembers ? forgetOnPhone : undefined}
        >
          {t('forget')}
        </ListRow>
      </List>
    </Titled>
  )
}
