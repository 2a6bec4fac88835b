import { useSelector } from '@xstate/react'
import { useCallback, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { toastsActor, type ToastsActor } from '../flows/core/root'
import { wordsForNotice } from '../i18n/messages'
import { classes } from '../ui/classes'
import { IconButton } from '../ui/IconButton'
import { Icon } from '../ui/icons/Icon'
import { checkCircleFill, infoFill, warningCircleFill, wifiSlashBold, xBold } from '../ui/icons/phosphor'
import { Loader } from '../ui/Loader'
import { useTopDialog } from '../ui/topDialog'
import { useExit } from '../ui/useExit'
import css from './Toasts.module.css'

const icons = {
  info: infoFill,
  success: checkCircleFill,
  fail: warningCircleFill,
  offline: wifiSlashBold,
} as const

/**
 * The current toast, in words, below the top bar. Failures interrupt a screen reader, others wait their turn; both
 * regions are always rendered, since a region that appears together with its words is often not announced. While a
 * dialog is open they are inside it: everything else is inert, a popover too.
 */
export function Toasts() {
  const { t } = useTranslation('shell')
  const toasts = toastsActor() as ToastsActor
  const notice = useSelector(toasts, (state) => state.context.current)
  const float = useRef<HTMLDivElement>(null)
  const [shown, leaving] = useExit(notice, float)
  // A new toast is announced again, even if its words are the same.
  const id = shown ? shown.kind + shown.text : undefined

  const dialog = useTopDialog()

  // A popover is above open dialogs, which no z-index achieves; each new toast, and one in a new place, is a new one.
  const show = useCallback((element: HTMLDivElement | null) => {
    float.current = element
    element?.showPopover?.()
  }, [])

  const urgent = shown?.kind === 'fail' || shown?.kind === 'offline'
  const words = shown && wordsForNotice(shown)
  const body = shown && words && (
    <div key={id} ref={show} popover="manual" className={css.float} data-leaving={leaving || undefined}>
      <div className={classes(css.toast, css[shown.kind])}>
        {shown.kind === 'loading' ? <Loader /> : <Icon of={icons[shown.kind]} />}
        <span className={css.words}>{t(words.key, words.values)}</span>
        {/* A loading message stays until its result has arrived. */}
        {shown.kind !== 'loading' && (
          <IconButton
            icon={xBold}
            size={16}
            label={t('toastClose')}
            className={css.close}
            onClick={() => toasts.send({ type: 'DISMISS' })}
          />
        )}
      </div>
    </div>
  )
  const regions = (
    <>
      <div role="status" className={css.region}>
        {!urgent && body}
      </div>
      <div role="alert" className={css.region}>
        {urgent && body}
      </div>
    </>
  )
  return dialog ? createPortal(regions, dialog) : regions
}
