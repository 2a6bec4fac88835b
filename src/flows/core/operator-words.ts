import { addWords } from '../../i18n/own-words'
import { fetchOwnWords } from '../../platform/own-words'
import { operator } from '../../platform/operator'
import { perPage } from './lifetime'

/** The operator's own words for refusals that only its platform knows: `refusals` of the operator file. */

const words = perPage(() => fetchOwnWords(operator().id))

/** Words of the languages on screen are there from now on; a refusal without them has a general sentence. */
export async function readyOwnWords(): Promise<void> {
  addWords(await words())
}
