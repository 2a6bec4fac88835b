import {
  createContext,
  createElement,
  startTransition,
  useContext,
  useEffect,
  useState,
  type Attributes,
  type ComponentType,
  type ReactNode,
} from 'react'

/** Parts waiting for another attempt. */
const waiting = new Set<() => void>()

/** Lets everything whose code failed ask for it again: on Try again, on another screen, when the network is back. */
export function askAgain(): void {
  for (const draw of waiting) draw()
}

/** Calls back when it is worth another attempt; returns an unsubscribe function. */
export function onAskAgain(listener: () => void): () => void {
  waiting.add(listener)
  return () => void waiting.delete(listener)
}

/** What stands in the place of late code until it is here: a `Part` says so. */
export const Waiting = createContext<ReactNode>(null)

type Load<Part> = () => Promise<{ default: Part }>

export interface Late<Part> {
  /** Fetches the code; safe to call early, and again. */
  readonly load: Load<Part>
  readonly Component: Part
}

/**
 * A component in a file of its own. Once its code is here it is drawn at once, without the face of waiting in between.
 * What failed is asked for again when its `Part` draws it anew. React's own `lazy` would stay failed for good, and its
 * `Suspense` shows a face of waiting for 300 ms at least, even where the code comes after ten.
 */
export function late<Part extends (props: never) => ReactNode>(fetchCode: Load<Part>): Late<Part> {
  let here: Part | undefined
  const load = async () => {
    const part = await fetchCode()
    here = part.default
    return part
  }
  /** For the part that draws it, which handles its own failure. */
  const ask = () => {
    const coming = load()
    coming.catch(() => {})
    return coming
  }
  const Component = (props: Attributes) => {
    const wait = useContext(Waiting)
    const [part, setPart] = useState(() => here)
    const [coming] = useState(() => (here ? null : ask()))
    const [fault, setFault] = useState<{ readonly reason: unknown } | null>(null)
    useEffect(() => {
      let gone = false
      coming?.then(
        ({ default: come }) => gone || startTransition(() => setPart(() => come)),
        (reason: unknown) => gone || setFault({ reason }),
      )
      return () => {
        gone = true
      }
    }, [coming])
    if (fault) throw fault.reason
    if (!part) return wait
    // What is late within it, and in no Part of its own, leaves its place empty.
    return createElement(Waiting, { value: null }, createElement(part as unknown as ComponentType, props))
  }
  return { load, Component: Component as unknown as Part }
}

/** The same where nothing fetches it early. */
export const lateComponent = <Part extends (props: never) => ReactNode>(fetchCode: Load<Part>): Part =>
  late(fetchCode).Component
