import { perPlayer } from './lifetime'
import { createListeners } from './listeners'

/**
 * Whether the player takes a break from play, as the promotions' answer last said: the frame asks here, because the first
 * script does not carry what asks the platform.
 */
const mark = perPlayer(() => ({ resting: false }))
const changed = createListeners()

export const isResting = (): boolean => mark().resting
export const onResting = changed.add

export function setResting(resting: boolean): void {
  if (mark().resting === resting) return
  mark().resting = resting
  changed.tell()
}
