import { useTranslation } from 'react-i18next'
import { askToSignOut } from '../../flows/taps'
import { Button } from '../../ui/Button'
import { cameraBold, identificationCardBold, lockBold, signOutBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageBar } from '../shell/PageBar'
import css from './SettingsPage.module.css'

/** Settings (MEMBER-31, MEMBER-32). A guest never gets here: the route sends him home (MEMBER-33). */
export default function SettingsPage() {
  const { t } = useTranslation(['password', 'titles'])
  return (
    <PageFrame width="form" foot="tabs" bar={<PageBar title={t('titles:set')} />}>
      <div className={css.page}>
        <List label={t('password:account')}>
          <ListRow icon={lockBold} href="/m/changePsw" sub={t('password:changePasswordSub')}>
            {t('password:changePassword')}
          </ListRow>
        </List>
        <Identity />
        <Button look="line" wide icon={signOutBold} onClick={() => askToSignOut('settings')}>
          {t('password:signOut')}
        </Button>
      </div>
    </PageFrame>
  )
}

const photos = { front: identificationCardBold, back: identificationCardBold, selfie: cameraBold } as const

/** What a check of who somebody is will ask for (I18N-09); the photos themselves go to the customer service (I18N-14). */
function Identity() {
  const { t } = useTranslation('password')
  return (
    <section aria-labelledby="identity" className={css.identity}>
      <h2 id="identity" className="t1">
        {t('identity')}
      </h2>
      <p className="muted">{t('identity.text')}</p>
      <List label={t('identity')}>
        {(['front', 'back', 'selfie'] as const).map((photo) => (
          <ListRow key={photo} icon={photos[photo]}>
            {t(`identity.${photo}`)}
          </ListRow>
        ))}
      </List>
    </section>
  )
}
