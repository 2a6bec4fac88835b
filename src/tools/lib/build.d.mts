export function newest(path: string): number
export function isBuilt(): boolean
export function ensureBuilt(say?: (line: string) => void): Promise<void>
