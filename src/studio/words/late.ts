import { enLate, type LateWord } from './en-late'
import { addEnglish, useSay as useSayAtOnce, type Say, type Word } from './words'

/** Any of the studio's texts. */
export type AnyWord = Word | LateWord

export type SayAny = Say<AnyWord>

addEnglish(enLate)

/** What says any text: importing it has brought those that are not loaded at once. */
export const useSay = useSayAtOnce as () => SayAny
