import { Component, type ReactNode } from 'react'
import { onAskAgain, Waiting } from './late'

interface Props {
  /** Rendered while the part's code is loading. */
  readonly wait?: ReactNode
  /** Rendered in its place if it broke or its code failed; nothing by default. */
  readonly broken?: ReactNode
  readonly children: ReactNode
}

/**
 * A lazily loaded part of the page, with its own error boundary: a failure stays inside it until the next
 * attempt.
 */
export class Part extends Component<Props, { broken: boolean }> {
  override state = { broken: false }
  private stop = () => {}

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override componentDidMount(): void {
    this.stop = onAskAgain(() => this.state.broken && this.setState({ broken: false }))
  }

  override componentWillUnmount(): void {
    this.stop()
  }

  override render(): ReactNode {
    const { wait = null, broken = null, children } = this.props
    return this.state.broken ? broken : <Waiting value={wait}>{children}</Waiting>
  }
}
