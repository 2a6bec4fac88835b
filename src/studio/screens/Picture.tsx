import type { Shot } from './picture'
import styles from './screens.module.css'

/** A screen picture at its phone's aspect ratio, to avoid a layout shift. */
export function Picture({ shot, alt }: { shot: Shot; alt: string }) {
  const [width, height] = shot.size.split('x').map(Number)
  return <img className={styles.shot} src={shot.src} alt={alt} width={width} height={height} loading="lazy" />
}
