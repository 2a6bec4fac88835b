export class Stop extends Error {}
export function inShort(error: unknown): string
export function run(main: () => Promise<void>): Promise<void>
