import { enLate, type AnyWord } from './en-late'
import { addEnglish, useSay as useSayAtOnce, type Say } from './words'

export type SayAny = Say<AnyWord>

addEnglish(enLate)

/** Looks up any text: importing this file loads those not loaded initially. */
export const useSay = useSayAtOnce as () => SayAny
