import { useEffect } from 'react'
import { onLanguageChange } from '../../flows/session/language'

/** Tells a chart with texts from the platform that the language has changed. */
export function useLanguageNews(actor: { send: (event: { type: 'LANGUAGE_CHANGED' }) => void }): void {
  useEffect(() => onLanguageChange(() => actor.send({ type: 'LANGUAGE_CHANGED' })), [actor])
}
