/** Adds a full stop if there is none: some messages come without one, and another sentence follows. */
export const asSentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`)
