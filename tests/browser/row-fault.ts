/** Test, without its folder and ending; rows; file; what stands once in it; and what is put there instead. */
export type RowFault = readonly [test: string, rows: string, file: string, find: string, by: string]

export const table = 'src/app/routes.ts'

/** Another screen in the place of this one: `late('team', agency)` stands for its path. */
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
