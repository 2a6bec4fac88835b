import { perPage } from './lifetime'
import { createListeners } from './listeners'

/** What the screen of now is about, where its route alone does not say it: a lottery, an offer. */
const named = perPage(() => ({ name: '' }))
const changed = createListeners()

/** Empty where the route's own title says it all. */
export const screenName = (): string => named().name
export const onScreenName = changed.add

export function nameScreen(name: string): void {
  named().name = name
  changed.tell()
}
