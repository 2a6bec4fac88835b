import { sentences as account } from './account'
import { sentences as cash } from './cash'
import { sentences as deposit } from './deposit'
import { sentences as agency } from './agency'
import { sentences as home } from './home'
import { sentences as operator } from './operator'
import { sentences as owner } from './owner'
import { sentences as play } from './play'
import { sentences as protection } from './protection'
import { sentences as rewards } from './rewards'
import { sentences as secondStep } from './second-step'
import { sentences as signIn } from './sign-in'
import { sentences as site } from './site'
import { sentences as team } from './team'

/** What the charts say of their states and transitions, in Filipino by the English sentence. */
export const filipinoSentences: Readonly<Record<string, string>> = {
  ...site,
  ...signIn,
  ...account,
  ...cash,
  ...deposit,
  ...agency,
  ...home,
  ...rewards,
  ...team,
  ...operator,
  ...play,
  ...protection,
  ...owner,
  ...secondStep,
}

/** A chart's sentence in Filipino; one that nobody has translated stays English. */
export const inFilipino = (sentence: string): string => filipinoSentences[sentence] ?? sentence
