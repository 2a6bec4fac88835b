/** Where to insert a line in a list of similar lines: a registry, a table, a block of imports. */
export interface Place {
  readonly path: string
  /** Pattern of the first line of every entry. */
  readonly like: RegExp
  /** Text before the list, if the file has other such lines earlier. */
  readonly after?: string
}

/**
 * Inserts a line into a list of similar lines: at its sorted position if the list is sorted, otherwise at the
 * end. A list ends at an empty line or at an unindented bracket; multi-line entries stay together. Throws if
 * there is no such list.
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
