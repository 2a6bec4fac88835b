import { useEffect, useRef } from 'react'
import { Chip, ChipRow } from '../../ui/Chip'
import { useBringIntoView } from '../../ui/home/useBringIntoView'

interface GameTypeChipsProps<Key extends string> {
  /** Accessible name of the row. */
  label: string
  types: readonly { key: Key; label: string }[]
  chosen: Key
  onChoose: (key: Key) => void
}

/** The game types of one category [HOME-12]; exactly one is chosen. */
export default function GameTypeChips<Key extends string>({
  label,
  types,
  chosen,
  onChoose,
}: GameTypeChipsProps<Key>) {
  const box = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLElement | null>(null)
  // The scrolling row is the group inside.
  useEffect(() => {
    row.current = box.current?.querySelector<HTMLElement>('[role="group"]') ?? null
  }, [])
  useBringIntoView(row, chosen)
  return (
    <div ref={box}>
      <ChipRow label={label}>
        {types.map(({ key, label: text }) => (
          <Chip key={key} picked={key === chosen} onClick={() => onChoose(key)}>
            {text}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
