import { useTranslation } from 'react-i18next'
import { operator } from '../../flows/core/operator'
import * as paths from '../../../machines/shared/paths'
import css from './SiteFoot.module.css'

// Literal names: with a variable, the first script would include the names of all screens.
const links = [
  ['responsible', paths.responsible],
  ['help', paths.help],
  ['agreement', paths.agreement],
  ['privacy', paths.privacy],
  ['licences', paths.licences],
] as const

/** The end of home and of the help centre: age mark, responsible play, the operator's texts, licence and version. */
export function SiteFoot() {
  const { t } = useTranslation(['home', 'shell'])
  const { name, age, licence, year } = operator()
  return (
    <footer className={css.care}>
      <div className={css.line}>
        <span className={css.age} role="img" aria-label={t('home:care.age', { age: `${age}+` })}>
          {age}+
        </span>
        <p>{t('home:care.text')}</p>
      </div>
      <ul className={css.links}>
        {links.map(([link, href]) => (
          <li key={link}>
            <a href={href}>{t(`home:care.${link}`)}</a>
          </li>
        ))}
      </ul>
      <p className={css.legal}>
        {t('shell:copyright', { brand: name, year })}
        <br />
        {t('home:care.legal', { licence, version: import.meta.env.VITE_VERSION })}
      </p>
    </footer>
  )
}
