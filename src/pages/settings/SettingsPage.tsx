import { useTranslation } from 'react-i18next'
import { askToSignOut } from '../../flows/core/late-actions'
import { Button } from '../../ui/Button'
import { cameraBold, identificationCardBold, lockBold, signOutBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { PageFrame } from '../../ui/shell/PageFrame'
import { PageBar } from '../shell/PageBar'
import * as paths from '../../../machines/shared/paths'
import css from './SettingsPage.module.css'

/** Settings (MEMBER-31, MEMBER-32). Guests never get here: the route sends them home (MEMBER-33). */
export default function SettingsPage() {
  const { t } = useTranslation(['password', 'titles'])
  return (
    <PageFrame width="form" foot="tabs" bar={<PageBar title={t('titles:set')} />}>
      <div className={css.page}>
        <List label={t('password:account')}>
          <ListRow icon={lockBold} href={paths.changePassword} sub={t('password:changePasswordSub')}>
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

/** What an identity check will ask for (I18N-09); the photos themselves go to customer service (I18N-14). */
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
