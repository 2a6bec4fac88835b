/** Two pictures of one screen in base64, and their scale. */
interface Pair {
  readonly kept: string
  readonly fresh: string
  readonly scale: number
}

/**
 * Runs in the page that was pictured: whether two pictures of it look the same. What moves on its own
 * is ignored: running animations, timers, captchas, the counting jackpot.
 */
export async function looksTheSame({ kept, fresh, scale }: Pair): Promise<boolean> {
  const live = '[role="timer"], form button img, [class*="reel_"]'
  /** An invisible difference in one colour channel. */
  const unseen = 48
  /** Max pixels that may differ more: the edges of letters. */
  const max = 60

  const decode = async (text: string) => {
    const bytes = Uint8Array.from(atob(text), (message) => message.codePointAt(0) ?? 0)
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const moving = document.getAnimations().flatMap(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return target ? [target] : []
    })
    for (const element of [...moving, ...document.querySelectorAll(live)]) {
      const { x, y, width, height } = element.getBoundingClientRect()
      context?.clearRect((x - 2) * scale, (y - 2) * scale, (width + 4) * scale, (height + 4) * scale)
    }
    return context?.getImageData(0, 0, bitmap.width, bitmap.height)
  }
  const [before, now] = await Promise.all([decode(kept), decode(fresh)])
  if (!before || !now || before.width !== now.width || before.height !== now.height) return false
  let different = 0
  for (let at = 0; at < now.data.length; at += 4) {
    for (let channel = 0; channel < 3; channel++) {
      if (Math.abs((before.data[at + channel] ?? 0) - (now.data[at + channel] ?? 0)) > unseen) {
        different++
        break
      }
    }
  }
  return different <= max
}
