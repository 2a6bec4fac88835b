import type { ReactNode } from 'react'
import { Bulbs } from '../Bulbs'
import { FairHero } from '../scene/FairHero'
import css from './MaintenanceScreen.module.css'

export interface MaintenanceScreenProps {
  title: ReactNode
  /** What is going on, and what is safe. */
  children: ReactNode
  /** How much of the announced time has passed, in eighths, and when the fair opens again in words. */
  progress?: { lit: number; text: ReactNode } | undefined
  /** Check again, then customer service. */
  actions: ReactNode
}

/** The fair with its lights out: the wheel stands dark, one bulb is on. Goes with a `clear` top bar. */
export function MaintenanceScreen({ title, children, progress, actions }: MaintenanceScreenProps) {
  return (
    <>
      <FairHero size="closed" />
      <div className={css.words}>
        <h1 className="display d2" tabIndex={-1}>
          {title}
        </h1>
        <p className={css.text}>{children}</p>
        {progress && (
          <>
            <Bulbs of={8} lit={progress.lit} className={css.bulbs} />
            <p className={css.until}>{progress.text}</p>
          </>
        )}
        <div className={css.actions}>{actions}</div>
      </div>
    </>
  )
}
