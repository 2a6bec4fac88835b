export function isInstalled(folder?: string): boolean
export function ensureInstalled(say?: (line: string) => void): Promise<void>
