import { Icon } from '../icons/Icon'
import { Modal } from '../Modal'
import css from './AccountPopover.module.css'

export interface AccountAction {
  key: string
  label: string
  /** An outline of `icons/phosphor`. */
  icon: string
  /** A page, or something to do here. */
  href?: string
  onSelect?: () => void
  /** Leave the menu open, so that the result can be seen (refresh, show and hide). */
  keepOpen?: boolean
}

export interface AccountPopoverProps {
  open: boolean
  onClose: () => void
  /** Spoken name of the menu. */
  label: string
  /** Deposit, withdraw, refresh, show or hide the balance, sign out [LAYOUT-30]. */
  actions: readonly AccountAction[]
  /** The copyright line at the foot [LAYOUT-31]. */
  copyright: string
}

/** The account menu under the top bar. Escape, a choice or a press beside it closes it; focus goes back. */
export function AccountPopover({ open, onClose, label, actions, copyright }: AccountPopoverProps) {
  return (
    <Modal open={open} onClose={onClose} label={label} className={css.layer}>
      <div className={css.popover}>
        <ul>
          {actions.map(({ key, label: text, icon, href, onSelect, keepOpen }) => {
            const choose = () => {
              onSelect?.()
              if (!keepOpen) onClose()
            }
            const words = (
              <>
                <Icon of={icon} size={20} />
                {text}
              </>
            )
            return (
              <li key={key}>
                {href === undefined ? (
                  <button type="button" className={css.row} onClick={choose}>
                    {words}
                  </button>
                ) : (
                  <a className={css.row} href={href} onClick={choose}>
                    {words}
                  </a>
                )}
              </li>
            )
          })}
        </ul>
        <p className={css.copyright}>{copyright}</p>
      </div>
    </Modal>
  )
}
