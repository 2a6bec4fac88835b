let last: string | null = null

/** Saves text as a file through the browser's downloads; revokes the previous file's URL. */
export function saveText(name: string, text: string, type: string): void {
  if (last !== null) URL.revokeObjectURL(last)
  last = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = last
  link.download = name
  link.click()
}
