const place = 'perya.studio.drafts'

type Drafts = Readonly<Record<string, string>>

/** Unfinished remarks, where storage is refused. */
let unkept: Drafts = {}

function drafts(): Drafts {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? '{}') as unknown
    return typeof found === 'object' && found !== null ? (found as Drafts) : {}
  } catch {
    return unkept
  }
}

/** What was being written about something, and not sent yet. */
export function draftOf(about: string): string {
  const all = drafts()
  const text: unknown = Object.hasOwn(all, about) ? all[about] : undefined
  return typeof text === 'string' ? text : ''
}

/** Keeps a draft; an empty one is forgotten. */
export function keepDraft(about: string, text: string): void {
  const { [about]: _, ...others } = drafts()
  unkept = text === '' ? others : { ...others, [about]: text }
  try {
    localStorage.setItem(place, JSON.stringify(unkept))
  } catch {
    // It lives as long as the page.
  }
}
