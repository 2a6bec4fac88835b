import { Component, type ReactNode } from 'react'
import { onAskAgain, Waiting } from './late'

interface Props {
  /** Drawn while the part's code is on its way. */
  readonly wait?: ReactNode
  /** Drawn in its place when it broke or its code failed: nothing, unless it says so. */
  readonly broken?: ReactNode
  readonly children: ReactNode
}

/** A part of the page that comes late and may fail: whatever happens in it stays in it, until the next attempt. */
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
