/** Text as the cell of a table in Markdown. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
