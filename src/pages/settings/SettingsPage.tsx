import { useSite } from '../../flows/core/useSite'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { accountTools } from '../../flows/account/account-tools'
import { askToSignOut } from '../../flows/core/late-actions'
import { Button } from '../../ui/Button'
import { devicesBold, headsetBold, lockBold, shieldCheckBold, signOutBold } from '../../ui/icons/phosphor'
import { List, ListRow } from '../../ui/List'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Titled } from '../../ui/Titled'
import { PageBar } from '../shell/PageBar'
import { OnThisPhone, Privacy } from './OnThisPhone'
import css from './SettingsPage.module.css'

/** Settings (MEMBER-31, MEMBER-32). Guests never get here: the route sends them home (MEMBER-33). */
export default function SettingsPage() {
  const { t } = useTranslation(['password', 'titles'])
  const { devices } = useSite(accountTools)
  return (
    <PageFrame width="form" foot="tabs" bar={<PageBar title={t('titles:set')} />}>
      <div className={css.page}>
        <Titled id="account" title={t('password:account')} className={css.part}>
          <List label={t('password:account')}>
            <ListRow icon={lockBold} href={paths.changePassword} sub={t('password:changePasswordSub')}>
              {t('password:changePassword')}
            </ListRow>
            <ListRow icon={shieldCheckBold} href={paths.securityCenter} sub={t('password:securitySub')}>
              {t('titles:security')}
            </ListRow>
            {devices && (
              <ListRow
                icon={devicesBold}
                href={linkTo(paths.securityCenter, { view: 'devices' })}
                sub={t('password:devicesSub')}
              >
                {t('password:devices')}
              </ListRow>
            )}
          </List>
        </Titled>
        <OnThisPhone />
        <Privacy />
        <Identity />
        <Button look="line" wide icon={signOutBold} onClick={() => askToSignOut('settings')}>
          {t('password:signOut')}
        </Button>
      </div>
    </PageFrame>
  )
}

/**
 * What an identity check requires (I18N-09); customer service asks for the photos and receives them
 * (I18N-14).
 */
function Identity() {
  const { t } = useTranslation('password')
  return (
    <Titled id="identity" title={t('identity')} className={css.part}>
      <p className="muted">{t('identity.text')}</p>
      <List label={t('identity')}>
        <ListRow icon={headsetBold} href={paths.service}>
          {t('identity.talk')}
        </ListRow>
      </List>
    </Titled>
  )
}
