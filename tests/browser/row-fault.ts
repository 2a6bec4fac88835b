/** Test, without its folder and ending; rows; file; a text that occurs once in it; and its replacement. */
export type RowFault = readonly [test: string, rows: string, file: string, find: string, by: string]

export const table = 'src/app/routes.ts'

/** Replaces this screen with another: `late('team', agency)` stands for its path. */
export const instead = (spec: string, rows: string, path: string, page: string, other: string): RowFault => [
  spec,
  rows,
  table,
  `[paths.${path}]: ${page}`,
  `[paths.${path}]: ${other}`,
]

export const asFault = ([test, rows, file, find, by]: RowFault) => ({
  test,
  rows: rows.split(', '),
  file,
  find,
  by,
})
