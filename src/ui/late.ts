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

/** Lets every part whose code failed retry: on Try again, on another screen, when the network is back. */
export function askAgain(): void {
  for (const draw of waiting) draw()
}

/** Calls back when another attempt is worthwhile; returns an unsubscribe function. */
export function onAskAgain(listener: () => void): () => void {
  waiting.add(listener)
  return () => void waiting.delete(listener)
}

/** What replaces late code until it has loaded; a `Part` provides it. */
export const Waiting = createContext<ReactNode>(null)

type Load<Part> = () => Promise<{ default: Part }>

export interface Late<Part> {
  /** Prefetches the code; idempotent. */
  readonly load: Load<Part>
  readonly Component: Part
}

/**
 * A component in its own file. Once its code has loaded, it renders at once, without a loading state in
 * between. After a failure, the code is requested again when its `Part` re-renders it. React's own `lazy`
 * would stay failed forever, and its `Suspense` shows a fallback for at least 300 ms, even if the code
 * arrives after ten.
 */
export function late<Part extends (props: never) => ReactNode>(fetchCode: Load<Part>): Late<Part> {
  let here: Part | undefined
  const load = async () => {
    const part = await fetchCode()
    here = part.default
    return part
  }
  /** For the `Part` that renders it, which handles its own failure. */
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
    // Late code inside it that has no `Part` of its own leaves its place empty.
    return createElement(Waiting, { value: null }, createElement(part as unknown as ComponentType, props))
  }
  return { load, Component: Component as unknown as Part }
}

/** The same, for code that nothing prefetches. */
export const lateComponent = <Part extends (props: never) => ReactNode>(fetchCode: Load<Part>): Part =>
  late(fetchCode).Component
