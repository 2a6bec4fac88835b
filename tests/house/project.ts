import { filesUnder, isCode, readSource, type SourceFile } from '../../src/tools/lib/source'

const read = (path: string) => filesUnder(path).filter(isCode).map(readSource)

/** All hand-written TypeScript and JavaScript. */
export const code: readonly SourceFile[] = ['machines', 'src', 'tests', 'vite.config.ts'].flatMap(read)

/** What a player's browser may load: the charts and the site's parts of src. */
export const playerCode: readonly SourceFile[] = code.filter(
  ({ path }) => path.startsWith('machines/') || /^src\/(app|pages|ui|flows|platform|i18n)\//.test(path),
)

/** A file that breaks a rule on purpose, to test that the rule detects it. */
export const planted = (path: string, text: string): SourceFile => ({ path, text })
