import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { toastsActor, type ToastsActor } from '../flows/root'
import { wordsForNotice } from '../i18n/messages'
import { ToastList } from '../ui/ToastList'

/** The toast of the moment, in words. */
export function Toasts() {
  const { t } = useTranslation('shell')
  const toasts = toastsActor() as ToastsActor
  const notice = useSelector(toasts, (state) => state.context.current)
  const dismiss = () => toasts.send({ type: 'DISMISS' })
  if (!notice) return <ToastList toast={null} />
  const { key, values } = wordsForNotice(notice)
  const { kind, text } = notice
  // A loading message stays until what is waited for has come.
  const close = kind === 'loading' ? undefined : { label: t('toastClose'), onPress: dismiss }
  return <ToastList toast={{ id: kind + text, kind, text: t(key, values), close }} />
}
