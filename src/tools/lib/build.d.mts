export function newest(path: string): number
export function isBuilt(): boolean
export function ensureSiteBuilt(say?: (line: string) => void): Promise<void>
export function ensureBuilt(say?: (line: string) => void): Promise<void>
