import { Component, type ReactNode } from 'react'
import { logFault, newReference } from '../flows/log'

interface Props {
  /** Changes with the route: a new screen gets a new chance. */
  readonly page: string
  readonly fallback: (reference: string, retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface State {
  readonly reference: string | null
  readonly page: string
}

/** Catches what a screen throws, and shows the last-resort screen with a reference; no stack, address or token. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { reference: null, page: this.props.page }

  static getDerivedStateFromError(): Partial<State> {
    return { reference: newReference() }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.page === state.page ? null : { page: props.page, reference: null }
  }

  override componentDidCatch(): void {
    logFault({ what: `screen ${this.state.reference ?? ''}`, code: 'unknown' })
  }

  private readonly retry = () => this.setState({ reference: null })

  override render(): ReactNode {
    const { reference } = this.state
    return reference === null ? this.props.children : this.props.fallback(reference, this.retry)
  }
}
