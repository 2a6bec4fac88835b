const place = 'perya.studio.drafts'

type Drafts = Readonly<Record<string, string>>

/** Unfinished remarks, if storage is denied. */
let unkept: Drafts = {}

function drafts(): Drafts {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? '{}') as unknown
    return typeof found === 'object' && found !== null ? (found as Drafts) : {}
  } catch {
    return unkept
  }
}

/** The unsent draft on a subject. */
export function draftOf(about: string): string {
  const all = drafts()
  const text: unknown = Object.hasOwn(all, about) ? all[about] : undefined
  return typeof text === 'string' ? text : ''
}

/** Stores a draft; an empty one is removed. */
export function keepDraft(about: string, text: string): void {
  const { [about]: _, ...others } = drafts()
  unkept = text === '' ? others : { ...others, [about]: text }
  try {
    localStorage.setItem(place, JSON.stringify(unkept))
  } catch {
    // It lasts as long as the page.
  }
}
