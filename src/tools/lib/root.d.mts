export const root: string
export function inRoot(...parts: string[]): string
