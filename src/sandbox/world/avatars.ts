import { hash } from '../rng'

/** Profile icons to choose from, by number. */
export const icons = Array.from({ length: 12 }, (_, index) => String(index + 1))

/** A new account's icon: derived from its name, so that people do not all look alike. */
export const firstIcon = (nameKey: string): string => icons[hash(nameKey) % icons.length] ?? '1'
