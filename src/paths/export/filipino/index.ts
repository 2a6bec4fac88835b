import { sentences as account } from './account'
import { sentences as cash } from './cash'
import { sentences as home } from './home'
import { sentences as play } from './play'
import { sentences as signIn } from './sign-in'
import { sentences as site } from './site'

/** What the charts say of their states and transitions, in Filipino by the English sentence. */
export const filipinoSentences: Readonly<Record<string, string>> = {
  ...site,
  ...signIn,
  ...account,
  ...cash,
  ...home,
  ...play,
}

/** A chart's sentence in Filipino; one that nobody has translated stays English. */
export const inFilipino = (sentence: string): string => filipinoSentences[sentence] ?? sentence
