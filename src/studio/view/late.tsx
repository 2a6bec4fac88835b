import { createElement, type ComponentType } from 'react'
import { LoadedPart } from './LoadedPart'
import { useLoaded } from './useLoaded'

/**
 * Removes a style sheet that failed to load, as otherwise the next attempt would not request it. One still
 * loading has no sheet either, and is kept.
 */
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
  },
  // Such an error event does not bubble.
  true,
)

/**
 * A lazily loaded part of the page. When loading fails it shows a message and a retry in place;
 * the rest of the page is unaffected.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let here: ComponentType<Props> | undefined
  const ask = async () => (here = await load())
  return function Late(props: Props) {
    const loaded = useLoaded('', ask, here)
    return <LoadedPart loaded={loaded}>{(Part) => createElement(Part, props)}</LoadedPart>
  }
}
