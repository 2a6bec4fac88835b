import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { languageActor, type LanguageActor } from '../../flows/core/root'
import type { LanguageChoice } from '../../ui/LanguageList'
import { LanguagePicker } from '../../ui/LanguagePicker'

const choices: readonly LanguageChoice<'EN' | 'TY'>[] = [
  { value: 'EN', short: 'EN', name: 'English', lang: 'en', flag: 'us' },
  { value: 'TY', short: 'FIL', name: 'Filipino', lang: 'fil', flag: 'ph' },
]

/** The language picker of every bar (I18N-01, I18N-02). */
export function Language() {
  const { t } = useTranslation('shell')
  const actor = languageActor() as LanguageActor
  const language = useSelector(actor, (state) => state.context.language)
  return (
    <LanguagePicker
      label={t('language')}
      choices={choices}
      value={language}
      onChange={(wanted) => actor.send({ type: 'CHOOSE', language: wanted })}
    />
  )
}
