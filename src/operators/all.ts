import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OperatorFileError, readOperator, type OperatorFile } from './file'

const fileName = 'operator.json'
const here = fileURLToPath(new URL('.', import.meta.url))

/** The operator files at a path: one file, or each folder within that has one. */
export function readOperators(path: string): readonly OperatorFile[] {
  const whole = resolve(path)
  if (!existsSync(whole)) throw new OperatorFileError(`There is no operator file at ${path}.`)
  if (!statSync(whole).isDirectory()) return [readOperator(whole)]
  const files = [whole, ...readdirSync(whole).map((name) => join(whole, name))]
    .map((folder) => join(folder, fileName))
    .filter((file) => existsSync(file))
  if (files.length === 0) throw new OperatorFileError(`${path} has no ${fileName}, nor has a folder in it.`)
  const found = files.map(readOperator)
  const taken = new Map<string, string>()
  const ids = new Set<string>()
  for (const { id, hosts } of found) {
    if (ids.has(id)) throw new OperatorFileError(`${path} has two operators with the id ${id}.`)
    ids.add(id)
    for (const host of hosts) {
      const other = taken.get(host)
      if (other !== undefined) throw new OperatorFileError(`${other} and ${id} both claim the host ${host}.`)
      taken.set(host, id)
    }
  }
  return found
}

let known: readonly OperatorFile[] | undefined

/** The operators that come with the product; the first is Perya, which is the default. */
export const shipped = (): readonly OperatorFile[] =>
  (known ??= [...readOperators(here)].sort((a, b) => Number(b.id === 'perya') - Number(a.id === 'perya')))

let others: readonly OperatorFile[] = []

/** Registers operators that do not come with the product, so that they can be found by id. */
export const enroll = (operators: readonly OperatorFile[]): void => {
  others = operators
}

/** An operator by its id; Perya for an unknown one. */
export const operatorOf = (id: string | undefined): OperatorFile => {
  const [first] = shipped()
  const found = [...others, ...shipped()].find((one) => one.id === id) ?? first
  if (!found) throw new OperatorFileError('No operator is shipped.')
  return found
}
