import type { Json } from '../model'

/** A text without what only the screen knows. */
export const filled = (text: string, values: Readonly<Record<string, Json>> = {}): string =>
  text
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => (name in values ? String(values[name]) : '…'))
    .replaceAll('\n', ' ')
