import { useLoaded } from '../view/useLoaded'
import type { Shot } from '../screens/picture'
import styles from '../screens/screens.module.css'
import { differing, type Pixels } from './differing'

async function pixelsOf({ src }: Shot): Promise<Pixels> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** Frames around the differences between two pictures, as an overlay on one of them. */
export function Difference({ before, now }: { before: Shot; now: Shot }) {
  const loaded = useLoaded(`${before.src} ${now.src}`, async () => {
    const [one, other] = await Promise.all([pixelsOf(now), pixelsOf(before)])
    return { boxes: differing(one, other), width: one.width, height: one.height }
  })
  if (loaded.is !== 'here') return null
  const { boxes, width, height } = loaded.value
  return (
    <svg className={styles.frames} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {boxes.map(([x, y, wide, tall]) => (
        <rect key={`${x} ${y}`} x={x - 3} y={y - 3} width={wide + 6} height={tall + 6} rx={6} />
      ))}
    </svg>
  )
}
