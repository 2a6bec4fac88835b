import { useEffect } from 'react'
import { onLanguageChange } from '../../flows/language'

/** Tells a chart whose texts come from the platform that they are wanted in another language. */
export function useLanguageNews(actor: { send: (event: { type: 'LANGUAGE_CHANGED' }) => void }): void {
  useEffect(() => onLanguageChange(() => actor.send({ type: 'LANGUAGE_CHANGED' })), [actor])
}
