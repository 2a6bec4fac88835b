import { withWords } from '../../i18n/lazy'
import { lateComponent } from '../../ui/late'

/**
 * An indirection: keeps the dependencies of the other sign-in methods out of the login's preload list, which
 * every first visit carries.
 */
export default lateComponent(withWords(() => import('./OtherWay'), ['safety']))
