import { chromium } from '@playwright/test'
import { chromiumFlags } from '../../../src/tools/lib/chromium.mjs'

/** The app's window: the page's own, or that of the frame it is shown in. */
export type AppWindow = Window & typeof globalThis

/**
 * What every engine supports for a test: open, look, tap and type. The rest is done by scripts in the page.
 */
export interface Phone {
  readonly open: (address: string) => Promise<void>
  /** Runs a function in the page: it can use only its parameters. */
  readonly run: <Args extends readonly unknown[], Result>(
    work: (app: AppWindow, ...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>
  /** A press at a point on the screen, through the engine's own input. */
  readonly tap: (x: number, y: number) => Promise<void>
  /** Sends keys to the focused element. */
  readonly type: (text: string) => Promise<void>
  readonly close: () => Promise<void>
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A function and its parameters as the text of an expression. */
export const called = (work: unknown, app: string, args: readonly unknown[]): string =>
  `(${String(work)})(${[app, ...args.map((one) => JSON.stringify(one))].join(', ')})`

/** A Chromium of any version, through CDP. */
export async function openChromium(program: string, viewport: Size): Promise<Phone> {
  const browser = await chromium.launch({ executablePath: program, args: chromiumFlags })
  const context = await browser.newContext({
    viewport,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const run: Phone['run'] = async (work, ...args) => {
    try {
      return await page.evaluate(called(work, 'window', args))
    } catch (error) {
      // A new page has loaded in the meantime: ask that one. Two browsers run here: anything else says which failed.
      if (!String(error).includes('context was destroyed')) throw new Error(program, { cause: error })
      await page.waitForLoadState()
      return run(work, ...args)
    }
  }
  return {
    open: async (address) => void (await page.goto(address)),
    run,
    tap: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
}
