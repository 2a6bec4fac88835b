export const oldest: readonly number[]
export function checkNode(version?: string): void
