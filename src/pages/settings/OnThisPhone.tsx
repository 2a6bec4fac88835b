import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import * as paths from '../../../machines/shared/paths'
import { forgetOnPhone, onPhoneForgot, phoneRemembers } from '../../flows/account/phone-memory'
import { languageActor, walletActor, type LanguageActor, type WalletActor } from '../../flows/core/root'
import { offeredLanguages } from '../../i18n/language'
import { Checkbox } from '../../ui/Checkbox'
import { Chip, ChipRow } from '../../ui/Chip'
import { shieldCheckBold, trashBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { languages } from '../shell/Language'
import css from './SettingsPage.module.css'

/** Language, and whether amounts are hidden: each holds on this phone only, and at once. */
export function OnThisPhone() {
  const { t } = useTranslation(['password', 'shell'])
  const actor = languageActor() as LanguageActor
  const language = useSelector(actor, (state) => state.context.language)
  return (
    <section aria-labelledby="phone" className={css.part}>
      <h2 id="phone" className="t1">
        {t('password:phone')}
      </h2>
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
    </section>
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

/** What the operator keeps, and what this phone does. */
export function Privacy() {
  const { t } = useTranslation('password')
  const remembers = useSyncExternalStore(onPhoneForgot, phoneRemembers)
  return (
    <section aria-labelledby="privacy" className={css.part}>
      <h2 id="privacy" className="t1">
        {t('privacy')}
      </h2>
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
    </section>
  )
}
