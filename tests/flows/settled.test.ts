import { expect, it, vi } from 'vitest'
import { eachInItsOwnPage, page, signIn, start } from './page'

eachInItsOwnPage()

it('[HOME-03] nothing opens by itself on home before its largest picture is drawn', async () => {
  await start()
  await signIn()
  let draw = () => {}
  const decode = () => new Promise<void>((come) => (draw = come))
  const below = { loading: 'lazy', decode: () => new Promise(() => {}) }
  Object.assign(document, { images: [{ loading: 'eager', decode }, below] })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { homeSettled } = await import('../../src/flows/home/settled')
  const settled = vi.fn<() => void>()
  void homeSettled().then(settled)
  await page.answered()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(settled).not.toHaveBeenCalled()
  draw()
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toHaveBeenCalledOnce()
})
