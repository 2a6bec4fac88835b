/** A text with a full stop where it has none: some messages are given without one, and another sentence follows. */
export const asSentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`)
