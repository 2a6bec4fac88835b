import { useTranslation } from 'react-i18next'
import { currentFlags } from '../../flows/core/root'
import { useSite } from '../../flows/core/useSite'
import { Button } from '../../ui/Button'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import css from './MemberPage.module.css'

/** A guest's view: login and registration (MEMBER-04). */
export function Guest() {
  const { t } = useTranslation(['member', 'shell'])
  const mayRegister = useSite(currentFlags).DIRECTREG3 === '1'
  return (
    <section className={css.guest}>
      <h1 className="display d2" tabIndex={-1}>
        {t('member:guest.title')}
      </h1>
      <p>{t('member:guest.text')}</p>
      <div className={css.doors}>
        <Button href={linkTo(paths.login, { next: paths.members })}>{t('shell:logIn')}</Button>
        {mayRegister && (
          <Button look="quiet" href={paths.register}>
            {t('shell:register')}
          </Button>
        )}
      </div>
    </section>
  )
}
