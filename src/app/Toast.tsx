import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '../../machines/shared/effects'
import { wordsForNotice } from '../i18n/notices'
import { classes } from '../ui/classes'
import { IconButton } from '../ui/IconButton'
import { Icon } from '../ui/icons/Icon'
import { checkCircleFill, infoFill, warningCircleFill, wifiSlashBold, xBold } from '../ui/icons/phosphor'
import { Loader } from '../ui/Loader'
import css from './Toast.module.css'

const icons = {
  info: infoFill,
  success: checkCircleFill,
  fail: warningCircleFill,
  offline: wifiSlashBold,
} as const

interface ToastProps {
  readonly notice: Notice
  readonly leaving: boolean
  /** The toast's element, as a stable function: its exit animation is awaited. */
  readonly onShown: (element: HTMLDivElement | null) => void
  readonly onDismiss: () => void
}

/** Gap between a toast and the dialog below it, in pixels. */
const gap = 12

/** A toast in words, below the top bar. */
export function Toast({ notice, leaving, onShown, onDismiss }: ToastProps) {
  const { t } = useTranslation(['parts', 'shell'])
  const { key, values } = wordsForNotice(notice)
  const shown = useCallback(
    (element: HTMLDivElement | null) => {
      onShown(element)
      // React clears the ref once more for content that was hidden before it unmounted.
      if (!element) return
      const dialog = element.closest('dialog')
      // The dialog below moves, so that its title and answers stay visible.
      dialog?.style.setProperty('--toast-room', `${element.offsetTop + element.offsetHeight + gap}px`)
      return () => {
        onShown(null)
        dialog?.style.removeProperty('--toast-room')
      }
    },
    [onShown],
  )
  return (
    <div ref={shown} popover="manual" className={css.float} data-leaving={leaving || undefined}>
      <div className={classes(css.toast, css[notice.kind])}>
        {notice.kind === 'loading' ? <Loader /> : <Icon of={icons[notice.kind]} />}
        <span className={css.words}>{t(key, values)}</span>
        {/* A loading message stays until its result has arrived. */}
        {notice.kind !== 'loading' && (
          <IconButton
            icon={xBold}
            size={16}
            label={t('toastClose')}
            className={css.close}
            onClick={onDismiss}
          />
        )}
      </div>
    </div>
  )
}
