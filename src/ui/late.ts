import { createElement, lazy, useState, type Attributes, type ComponentType, type ReactNode } from 'react'

/** Parts whose code failed, and who waits for another attempt. */
const failed = new Set<() => void>()
const waiting = new Set<() => void>()

/** Lets everything whose code failed ask for it again: on Try again, on another screen, when the network is back. */
export function askAgain(): void {
  for (const renew of failed) renew()
  failed.clear()
  for (const draw of waiting) draw()
}

/** Calls back when it is worth another attempt; returns an unsubscribe function. */
export function onAskAgain(listener: () => void): () => void {
  waiting.add(listener)
  return () => void waiting.delete(listener)
}

type Load<Part> = () => Promise<{ default: Part }>

export interface Late<Part> {
  /** Fetches the code; safe to call early, and again. */
  readonly load: Load<Part>
  readonly Component: Part
}

/**
 * A component in a file of its own. Once its code is here it is drawn at once, without the face of waiting in between.
 * What failed stays failed until `askAgain`: React's own `lazy` would stay so for good.
 */
export function late<Part extends (props: never) => ReactNode>(fetchCode: Load<Part>): Late<Part> {
  let here: Part | undefined
  const load = async () => {
    try {
      const part = await fetchCode()
      here = part.default
      return part
    } catch (fault) {
      failed.add(() => (waited = begin()))
      throw fault
    }
  }
  const begin = () => lazy(load as unknown as Load<ComponentType>) as unknown as Part
  let waited = begin()
  const Component = (props: Attributes) =>
    createElement(useState(() => (here ?? waited) as unknown as ComponentType)[0], props)
  return { load, Component: Component as unknown as Part }
}

/** The same where nothing fetches it early. */
export const lateComponent = <Part extends (props: never) => ReactNode>(fetchCode: Load<Part>): Part =>
  late(fetchCode).Component
