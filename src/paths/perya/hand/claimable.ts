import { arrangeLink } from '../../export/arming'
import { arming } from '../arming'

const link = arrangeLink([['player', { userName: 'mika_07', claimable: true }]], arming.page)

/** What a tester does where no reward waits, or none any more. */
export const claimableAgain = {
  en: `Where no reward waits, have them wait ([open](${link}), tap *Arrange: …*) and open this screen again.`,
  fil: `Kung walang naghihintay na gantimpala, ihanda ito ([buksan](${link}), pindutin ang *Arrange: …*) at buksan ulit ang screen na ito.`,
}
