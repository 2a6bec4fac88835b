/** Where a line goes in a list of like lines: a registry, a table, a block of imports. */
export interface Place {
  readonly path: string
  /** What the first line of every entry looks like. */
  readonly like: RegExp
  /** Text in front of the list, where the file has other such lines before it. */
  readonly after?: string
}

/**
 * A text with one more line in a list of like lines: in its place where the list is sorted, at the end of one that has
 * another order. A list ends at an empty line or at a bracket at the margin; entries of several lines stay whole. Throws where there is no such list.
 */
export function inserted(text: string, { path, like, after = '' }: Place, line: string): string {
  const lines = text.split('\n')
  const from = after === '' ? 0 : lines.findIndex((each) => each.includes(after)) + 1
  const first = lines.findIndex((each, n) => n >= from && like.test(each))
  if (first < 0 || (after !== '' && from === 0))
    throw new Error(`${path} has no list of lines like ${like.source}.`)
  const length = lines.slice(first).findIndex((each) => each === '' || /^[}\])]/.test(each))
  const end = length < 0 ? lines.length : first + length
  const entries = lines.slice(first, end).filter((each) => like.test(each))
  const isSorted = entries.every((each, n) => n === 0 || (entries[n - 1] ?? '') <= each)
  const at = isSorted
    ? lines.findIndex((each, n) => n >= first && n < end && like.test(each) && each > line)
    : -1
  lines.splice(at < 0 ? end : at, 0, line)
  return lines.join('\n')
}
