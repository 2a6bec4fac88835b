import { BOARDS } from './boards'
import { FIGURES } from './figures'
import { TABLES } from './tables'

/** Every composition by name. */
export const COMPOSITIONS = { ...FIGURES, ...TABLES, ...BOARDS }

export type CompositionName = keyof typeof COMPOSITIONS

export const isComposition = (name: string): name is CompositionName => Object.hasOwn(COMPOSITIONS, name)
