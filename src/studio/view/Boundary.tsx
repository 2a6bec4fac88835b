import { Component, type ReactNode } from 'react'
import { SayContext, type Say } from '../words/words'
import panel from './panel.module.css'

interface Props {
  /** Changes with what is shown: something else gets a new chance. */
  readonly about: string
  readonly children: ReactNode
}

interface State {
  readonly isBroken: boolean
  readonly about: string
}

/** What is inside may break, and nothing around it does: it says so and can be tried again. */
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
