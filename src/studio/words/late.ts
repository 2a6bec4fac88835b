import { enLate, type AnyWord } from './en-late'
import { addEnglish, useSay as useSayAtOnce, type Say } from './words'

export type SayAny = Say<AnyWord>

addEnglish(enLate)

/** What says any text: importing it has brought those that are not loaded at once. */
export const useSay = useSayAtOnce as () => SayAny
