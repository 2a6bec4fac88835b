import { Field, type FieldProps } from './Field'
import { Icon } from './icons/Icon'
import { arrowClockwiseBold } from './icons/phosphor'
import { Skeleton } from './Skeleton'
import css from './CaptchaField.module.css'

type CaptchaFieldProps = Omit<FieldProps, 'type' | 'end'> & {
  /** Address of the image (`data:` or the platform's); null while there is none. */
  image: string | null
  loading?: boolean
  onRefresh: () => void
  /** Accessible name of the image, which is the button for a new one. */
  refreshLabel: string
}

/** Digits from an image. Tapping the image requests a new one. */
export function CaptchaField({
  image,
  loading = false,
  onRefresh,
  refreshLabel,
  ...field
}: CaptchaFieldProps) {
  const picture = (
    <button
      type="button"
      className={css.picture}
      aria-label={refreshLabel}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onRefresh}
    >
      {loading && <Skeleton className={css.fill} />}
      {!loading && image !== null && <img className={css.fill} src={image} alt="" />}
      {!loading && image === null && <Icon of={arrowClockwiseBold} size={20} />}
    </button>
  )
  return <Field inputMode="numeric" autoComplete="off" maxLength={6} {...field} end={picture} />
}
