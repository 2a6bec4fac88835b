import { getI18n } from 'react-i18next'
import { spokenLanguage } from './language'

/** Adds an operator's wordings for its platform's codes to the frame's, in the loaded languages. */
export function addWords(words: Readonly<Record<string, Readonly<Record<string, string>>>>): void {
  const i18n = getI18n()
  for (const language of new Set(['EN', spokenLanguage()])) {
    // A table that has not loaded yet would be mistaken for loaded.
    if (!i18n.hasResourceBundle(language, 'shell')) continue
    for (const [code, texts] of Object.entries(words)) {
      const text = texts[language]
      if (text) i18n.addResource(language, 'shell', `failure.refused_${code}`, text, { silent: true })
    }
  }
}
