import { useState, type ComponentProps, type ReactNode } from 'react'

interface PictureProps extends Omit<ComponentProps<'img'>, 'alt' | 'src'> {
  src: string | undefined
  /** Shown if there is no picture, or it fails to load. */
  otherwise?: ReactNode
}

/** A decorative picture next to the text it illustrates. */
export function Picture({ src, otherwise = null, ...rest }: PictureProps) {
  const [missing, setMissing] = useState('')
  if (!src || src === missing) return otherwise
  return <img loading="lazy" {...rest} src={src} alt="" onError={() => setMissing(src)} />
}
