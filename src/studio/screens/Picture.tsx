import type { Shot } from './pictures'
import styles from './screens.module.css'

/** A picture of a screen in the shape of its phone, so that nothing moves when it comes. */
export function Picture({ shot, alt }: { shot: Shot; alt: string }) {
  const [width, height] = shot.size.split('x').map(Number)
  return <img className={styles.shot} src={shot.src} alt={alt} width={width} height={height} loading="lazy" />
}
