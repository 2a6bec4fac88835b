import { useState, type ComponentProps, type ReactNode } from 'react'

interface PictureProps extends Omit<ComponentProps<'img'>, 'alt' | 'src'> {
  src: string | undefined
  /** In its place where there is none, or it does not come. */
  otherwise?: ReactNode
}

/** A picture that only decorates what is written beside it. */
export function Picture({ src, otherwise = null, ...rest }: PictureProps) {
  const [missing, setMissing] = useState('')
  if (!src || src === missing) return otherwise
  return <img loading="lazy" {...rest} src={src} alt="" onError={() => setMissing(src)} />
}
