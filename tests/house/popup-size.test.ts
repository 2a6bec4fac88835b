import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../../src/tools/lib/root.mjs'

const styles = (file: string) => readFileSync(inRoot('src/pages/home', file), 'utf8')
const numbers = (text: string, pattern: RegExp) => pattern.exec(text)?.slice(1).map(Number) ?? []

it.each([320, 360, 390, 430])(
  '[HOME-03] at %i px a pop-up’s picture is no larger than the first banner: it is not what home waits for',
  (width) => {
    const gutter = 16
    const [beside = 0] = numbers(
      styles('Banners.module.css'),
      /\.slide \{\s*flex: 0 0 calc\(100% - (\d+)px\)/,
    )
    const [height = 0] = numbers(styles('Banners.module.css'), /\.copy \{[^}]*min-height: (\d+)px/)
    const [most = 0] = numbers(styles('home.module.css'), /\.popupArt \{[^}]*max-height: (\d+)px/)
    const room = width - 2 * gutter
    const banner = (room - beside) * height
    expect(banner).toBeGreaterThan(40_000)
    expect(most).toBeGreaterThan(100)
    expect(room * Math.min(most, (room * 320) / 716)).toBeLessThan(banner)
  },
)
