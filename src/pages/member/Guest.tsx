import { useTranslation } from 'react-i18next'
import { currentFlags } from '../../flows/root'
import { isBuilt } from '../../flows/screens'
import { Button } from '../../ui/Button'
import css from './MemberPage.module.css'

/** What a guest finds here: the way in (MEMBER-04). */
export function Guest() {
  const { t } = useTranslation(['member', 'shell'])
  const mayRegister = currentFlags().DIRECTREG3 === '1' && isBuilt('/m/register')
  return (
    <section className={css.guest}>
      <h1 className="display d2" tabIndex={-1}>
        {t('member:guest.title')}
      </h1>
      <p>{t('member:guest.text')}</p>
      <div className={css.doors}>
        <Button href={`/m/login?next=${encodeURIComponent('/m/mine')}`}>{t('shell:logIn')}</Button>
        {mayRegister && (
          <Button look="quiet" href="/m/register">
            {t('shell:register')}
          </Button>
        )}
      </div>
    </section>
  )
}
