import { Component, type ReactNode } from 'react'
import { SayContext, type Say } from '../words/words'
import panel from './panel.module.css'

interface Props {
  /** Identifies what is shown; a change resets the error. */
  readonly about: string
  readonly children: ReactNode
}

interface State {
  readonly isBroken: boolean
  readonly about: string
}

/** Contains errors: shows a message and a retry instead of breaking the rest. */
export class Boundary extends Component<Props, State> {
  static override contextType = SayContext
  declare context: Say
  override state: State = { isBroken: false, about: this.props.about }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ about }: Props, state: State): Partial<State> | null {
    return about === state.about ? null : { about, isBroken: false }
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    const say = this.context
    return (
      <p role="alert">
        {say('partBroke')}{' '}
        <button type="button" className={panel.button} onClick={() => this.setState({ isBroken: false })}>
          {say('again')}
        </button>
      </p>
    )
  }
}
