const place = 'perya.studio.name'

/** The name given at this browser, never one taken from a remark; empty until then. */
export function ownName(): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

/** Remembers the name in this browser. If storage is denied, it is requested again on the next visit. */
export function keepName(name: string): void {
  try {
    localStorage.setItem(place, name)
  } catch {
    // Nothing else can be done.
  }
}
