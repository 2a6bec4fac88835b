import { Sky } from '../scene/Sky'
import { Wheel } from '../scene/Wheel'
import css from './AgencySky.module.css'

/** The sky of the agent home with the wheel at its right; it looks as the part of the day does. */
export function AgencySky({ hour }: { hour: 'morning' | 'noon' | 'late' | 'evening' }) {
  return (
    <div className={css.ground} data-hour={hour} data-bleed="">
      <Sky>
        <Wheel className={css.wheel} />
      </Sky>
    </div>
  )
}
