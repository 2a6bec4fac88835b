import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const Nothing = () => null

/**
 * A part that its screen can do without, fetched late: where its code does not come, nothing stands in its place.
 * A lost network must never take down what is already on screen.
 */
export function optional<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  )
}
