import { withWords } from '../../i18n/lazy'
import { lateComponent } from '../../ui/late'

/** A file between: what the other ways need is not listed in that of the login, which weighs on every first visit. */
export default lateComponent(withWords(() => import('./OtherWay'), ['safety']))
