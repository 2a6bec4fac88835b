import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'

/**
 * `12480.5` becomes `12,480.5`; decimals stay as typed. With a point as the separator there are none:
 * `12.480`.
 */
export const grouped = (amount: string, mark = ','): string => {
  const [whole = '', ...part] = amount.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, mark), ...part].join('.')
}

const plain = (amount: string) => amount.replace(/\.0*$|(\.\d*?)0+$/, '$1')

/** `1000` and `1000.00` are the same amount. */
export const sameAmount = (one: string, other: string): boolean => other !== '' && plain(one) === plain(other)

/** Cursor position after a number of characters, not counting thousands separators. */
function placeAfter(text: string, counted: number, mark: string): number {
  let place = 0
  for (let left = counted; left > 0 && place < text.length; place += 1) {
    if (text[place] !== mark) left -= 1
  }
  return place
}

/**
 * Keeps the cursor in place while separators are added and removed around it, and when invalid characters are
 * rejected.
 */
export function useGroupedInput(onType: (typed: string) => void, mark = ',') {
  const ref = useRef<HTMLInputElement>(null)
  // A new object each time, so that a rejected character also triggers a render.
  const [cursor, setCursor] = useState<{ counted: number } | null>(null)
  useLayoutEffect(() => {
    const input = ref.current
    if (!input || !cursor || document.activeElement !== input) return
    const place = placeAfter(input.value, cursor.counted, mark)
    input.setSelectionRange(place, place)
  }, [cursor, mark])
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const before = target.value.slice(0, target.selectionStart ?? target.value.length)
    const plainly = (text: string) => text.replaceAll(mark, '')
    setCursor({ counted: plainly(before).replace(/[^\d.]/g, '').length })
    onType(plainly(target.value))
  }
  return { ref, onChange }
}
