import { createElement, type ComponentType } from 'react'
import { useSay } from '../words/words'
import panel from './panel.module.css'
import { useLoaded } from './useLoaded'

/** Styles that did not come stay in the page as if they had: the next try has to ask for them again. */
function forgetFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.remove()
  }
}

/**
 * A part of the page that is loaded when it is first wanted. Without a connection it says so where it would stand,
 * and can be asked for again; the rest of the page stays as it is.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let here: ComponentType<Props> | undefined
  const ask = async () => {
    try {
      return (here = await load())
    } catch (error) {
      forgetFailedStyles()
      throw error
    }
  }
  return function Late(props: Props) {
    const say = useSay()
    const loaded = useLoaded('', ask, here)
    if (loaded.is === 'loading') return <p role="status">{say('loadingPart')}</p>
    if (loaded.is === 'here') return createElement(loaded.value, props)
    return (
      <p role="alert">
        {say('partFailed')}{' '}
        <button type="button" className={panel.button} onClick={loaded.again}>
          {say('again')}
        </button>
      </p>
    )
  }
}
