import type { SourceFile } from '../../../src/tools/lib/source'

/** Folders whose files are loaded by path: their exports are used there. */
const byPlace = /^(tests\/browser\/paths\/drivers|src\/i18n\/words|src\/operators)\/|\.config\.ts$/

const declared =
  /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

const words = (text: string) => new Set(text.match(/\w+/g))

/** Exported names that occur as a word in no other file. */
export function unusedExports(files: readonly SourceFile[]): string[] {
  const places = new Map<string, number>()
  for (const { text } of files) for (const word of words(text)) places.set(word, (places.get(word) ?? 0) + 1)
  return files
    .filter(({ path }) => !byPlace.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(declared)]
        .filter(([whole, name = '']) => !whole.startsWith('export default') && places.get(name) === 1)
        .map(([, name]) => `${path} exports ${name}, and nobody imports it`),
    )
}
