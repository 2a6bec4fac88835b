import { currentMode, type HallMode } from '../../../machines/lottery-draws/modes'
import type { MenuEntry } from '../../../machines/home/categories'
import { currentMenu } from './lobby'

export { hallModes, hallOf, type HallMode } from '../../../machines/lottery-draws/modes'

/** The prize mode of a menu (LOTT-02). */
export function hallIn(menu: readonly MenuEntry[]): HallMode {
  return currentMode(menu.find(({ category }) => category === 'ELOTT')?.vendors ?? [])
}

/** The current prize mode, from the menu as loaded so far. */
export const currentHall = (): HallMode => hallIn(currentMenu())
