import { withWords } from '../../i18n/lazy'
import { askAgain, lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import { FailedRow } from './FailedRow'

const SecondStep = lateComponent(withWords(() => import('./SecondStep'), ['safety']))

interface LateStepProps {
  purpose: 'withdrawal' | 'change'
  title: string
  onTaken: () => void
  onBack?: () => void
}

/** The second step within a panel; its code loads when it is asked for. */
export const LateStep = ({ purpose, title, onTaken, onBack }: LateStepProps) => (
  <Part broken={<FailedRow onRetry={askAgain}>{title}</FailedRow>}>
    <SecondStep purpose={purpose} onTaken={onTaken} onBack={onBack} />
  </Part>
)
