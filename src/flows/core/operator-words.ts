import { addWords } from '../../i18n/own-words'
import { fetchOwnWords } from '../../platform/own-words'
import { operator } from '../../platform/operator'
import { perPage } from './lifetime'

/** The operator's own wordings for refusals specific to its platform: `refusals` in the operator file. */

const words = perPage(() => fetchOwnWords(operator().id))

/** Makes the wordings of the current languages available; a refusal without one gets a general sentence. */
export async function readyOwnWords(): Promise<void> {
  addWords(await words())
}
