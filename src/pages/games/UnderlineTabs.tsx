import { useEffect, useRef } from 'react'
import { afterPaint } from '../../ui/afterPaint'
import { classes } from '../../ui/classes'
import type { SegmentProps } from '../../ui/Segment'
import { useRovingTabs } from '../../ui/useRovingTabs'
import css from './UnderlineTabs.module.css'

type UnderlineTabsProps<V extends string> = SegmentProps<V>

/** Tabs of one page in a row that scrolls when it is too long; three bulbs under the chosen one. */
export function UnderlineTabs<V extends string>(props: UnderlineTabsProps<V>) {
  const { label, choices, value, onChange, className } = props
  const values = choices.map((choice) => choice.value)
  const { listProps, tabProps } = useRovingTabs(values, value, onChange)
  const at = values.indexOf(value)

  const drawn = useRef(false)
  // Scrolls the row only: scrollIntoView would move the page as well.
  useEffect(() => {
    const row = listProps.ref.current
    const tab = row?.children[at]
    if (!row || !(tab instanceof HTMLElement)) return
    const slide = () => row.scrollTo?.({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 })
    if (drawn.current) afterPaint(slide)
    else if (at > 0) slide()
    drawn.current = true
  }, [listProps.ref, at])

  return (
    <div {...listProps} className={classes(css.tabs, className)} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          {...tabProps(choice.value)}
          className={css.tab}
          aria-controls={choice.panel}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
