import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { languageActor, type LanguageActor } from '../../flows/core/root'
import { offeredLanguages, type Language as LanguageCode } from '../../i18n/language'
import type { LanguageChoice } from '../../ui/LanguageList'
import { LanguagePicker } from '../../ui/LanguagePicker'

/** Every language in its own language. */
export const languages: readonly LanguageChoice<LanguageCode>[] = [
  { value: 'EN', short: 'EN', name: 'English', lang: 'en', flag: 'us' },
  { value: 'TY', short: 'FIL', name: 'Filipino', lang: 'fil', flag: 'ph' },
  { value: 'VI', short: 'VI', name: 'Tiếng Việt', lang: 'vi', flag: 'vn' },
]

/** The language picker of every bar (I18N-01, I18N-02). */
export function Language() {
  const { t } = useTranslation('shell')
  const actor = languageActor() as LanguageActor
  const language = useSelector(actor, (state) => state.context.language)
  return (
    <LanguagePicker
      label={t('language')}
      choices={languages.filter(({ value }) => offeredLanguages().includes(value))}
      value={language}
      onChange={(wanted) => actor.send({ type: 'CHOOSE', language: wanted })}
    />
  )
}
