import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { filesUnder, readSource } from '../../src/tools/lib/source'
import { code, planted } from './project'

/** Back closes overlays (src/ui/overlays.ts): none may be made without it. */

/** What overlays an element on the page, or tells a screen reader that it is one. */
const overlay =
  /<dialog\b|\.showModal\(|\.showPopover\b|\bpopover=|new CloseWatcher|aria-modal|role="(dialog|alertdialog|menu|listbox)"/

/**
 * Files that render one, each with the file that registers it with Back; null if there is nothing to close.
 */
const drawn: Readonly<Record<string, string | null>> = {
  'src/ui/Modal.tsx': 'src/ui/Modal.tsx',
  // A role passed on to Modal.
  'src/ui/Dialog.tsx': 'src/ui/Modal.tsx',
  'src/ui/LanguageList.tsx': 'src/ui/LanguageList.tsx',
  // A toast takes no focus and disappears automatically.
  'src/app/Toast.tsx': null,
  'src/app/Toasts.tsx': null,
}

/** Styles of fixed elements besides overlays: bars, buttons and a game's frame. */
const fixed = [
  'src/app/Toast.module.css',
  'src/pages/game/LaunchPage.module.css',
  'src/pages/service/service.module.css',
  'src/styles/base.css',
  'src/ui/Modal.module.css',
  'src/ui/shell/TabBar.module.css',
]

const views = code.filter(({ path }) => /^src\/(ui|pages|app)\//.test(path))
const strays = (files: typeof views) =>
  files.filter(({ path, text }) => overlay.test(text) && !(path in drawn)).map(({ path }) => path)

it('whatever opens over a screen is closed by Back', () => {
  expect(strays(views)).toEqual([])
  const asking = Object.values(drawn).filter((owner) => owner !== null)
  expect(asking.filter((owner) => !readFileSync(inRoot(owner), 'utf8').includes('useOverlay('))).toEqual([])
})

it('nothing else is fixed above the page', () => {
  const styles = ['src/ui', 'src/pages', 'src/app', 'src/styles'].flatMap((folder) => filesUnder(folder))
  const fixing = styles.filter(
    (path) => path.endsWith('.css') && /position:\s*fixed/.test(readSource(path).text),
  )
  expect(fixing.toSorted()).toEqual(fixed)
})

it.each([
  `const a = <dialog open />`,
  `element.showModal()`,
  `const a = <div popover="auto" />`,
  `const a = <ul role="menu" />`,
  `const a = <div aria-modal="true" />`,
])('sees: %s', (text) => {
  expect(strays([planted('src/pages/a/A.tsx', text)])).toEqual(['src/pages/a/A.tsx'])
})
