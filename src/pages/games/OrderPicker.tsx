import { useTranslation } from 'react-i18next'
import type { Choice } from '../../flows/games/game-list'
import { Icon } from '../../ui/icons/Icon'
import { caretDownBold } from '../../ui/icons/phosphor'
import css from './OrderPicker.module.css'

interface OrderPickerProps {
  /** Sort orders the platform has data for. */
  orders: readonly Choice['order'][]
  value: Choice['order']
  onChange: (order: Choice['order']) => void
}

/** Sort order of a list, with the phone’s native picker; as wide as the selected option. */
export function OrderPicker({ orders, value, onChange }: OrderPickerProps) {
  const { t } = useTranslation('games')
  return (
    <label className={css.order}>
      <span className="visually-hidden">{t('order')}</span>
      <span aria-hidden="true">{t(`order.${value || 'popular'}`)}</span>
      <Icon of={caretDownBold} size={16} />
      <select value={value} onChange={(event) => onChange(event.target.value as Choice['order'])}>
        {(['', ...orders] as const).map((order) => (
          <option key={order} value={order}>
            {t(`order.${order || 'popular'}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
