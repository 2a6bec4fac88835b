import { hash } from '../rng'

/** Profile icons to choose from, by number. */
export const icons = Array.from({ length: 12 }, (_, index) => String(index + 1))

/** The icon that a new account begins with: by its name, so that people do not all look alike. */
export const firstIcon = (nameKey: string): string => icons[hash(nameKey) % icons.length] ?? '1'
