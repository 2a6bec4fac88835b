const place = 'perya.studio.name'

/** The name that the person at this browser gave, never one read off a remark; empty until then. */
export function ownName(): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

/** Remembers the name in this browser. Where storage is refused, it is asked for again on the next visit. */
export function keepName(name: string): void {
  try {
    localStorage.setItem(place, name)
  } catch {
    // Nothing else to be done.
  }
}
