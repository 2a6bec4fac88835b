import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'
import { caretRightBold, userFill } from '../icons/phosphor'
import { Press } from '../Press'
import css from './ProfileBlock.module.css'

interface ProfileBlockProps {
  name: string
  /** How long the player has been a member. */
  since: string
  /** Address of the picture; a generic figure if null. */
  picture: string | null
  /**
   * Number of bulbs in the ring, and how many are lit; omit for no ring. The text next to it states the
   * number.
   */
  ring?: { lit: number; of: number } | undefined
  /** The VIP label and the progress to the next level. */
  vip?: ReactNode
  /** Accessible name of the block's link. */
  label: string
  /** Makes it pressable. */
  onSelect?: (() => void) | undefined
}

/** The signed-in member: picture in its ring of bulbs, name, days, VIP label. */
export function ProfileBlock({ name, since, picture, ring, vip, label, onSelect }: ProfileBlockProps) {
  const inside = (
    <>
      <span className={css.figure}>
        {ring && <Ring {...ring} />}
        {picture ? (
          <img className={css.picture} src={picture} alt="" width={64} height={64} />
        ) : (
          <span className={css.picture}>
            <Icon of={userFill} size={28} />
          </span>
        )}
      </span>
      <span className={css.words}>
        <span className={`display d3 cut ${css.name}`}>{name}</span>
        <span className={css.since}>{since}</span>
        {vip && <span className={css.vip}>{vip}</span>}
      </span>
    </>
  )
  if (!onSelect) return <div className={css.block}>{inside}</div>
  return (
    <Press className={css.block} onSelect={onSelect}>
      {inside}
      <span className="visually-hidden">{label}</span>
      <Icon of={caretRightBold} size={16} />
    </Press>
  )
}

function Ring({ lit, of }: { lit: number; of: number }) {
  return (
    <svg className={css.ring} viewBox="0 0 84 84" aria-hidden="true">
      <circle className={css.off} cx="42" cy="42" r="38.5" pathLength={of} strokeDasharray="0 1" />
      {lit > 0 && (
        <circle
          className={css.on}
          cx="42"
          cy="42"
          r="38.5"
          pathLength={of}
          strokeDasharray={`${'0 1 '.repeat(lit - 1)}0 ${of - lit + 2}`}
          transform="rotate(-90 42 42)"
        />
      )}
    </svg>
  )
}
