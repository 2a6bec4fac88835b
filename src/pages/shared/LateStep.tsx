import { withWords } from '../../i18n/lazy'
import { askAgain, lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import { LoadFault } from './LoadFault'

const SecondStep = lateComponent(withWords(() => import('./SecondStep'), ['safety']))

interface LateStepProps {
  purpose: 'withdrawal' | 'change'
  onTaken: () => void
  onBack?: () => void
}

/** The second step within a panel; its code loads on demand. */
export const LateStep = ({ purpose, onTaken, onBack }: LateStepProps) => (
  <Part broken={<LoadFault failure={null} onRetry={askAgain} />}>
    <SecondStep purpose={purpose} onTaken={onTaken} onBack={onBack} />
  </Part>
)
