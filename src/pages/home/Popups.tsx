import { homeSettled } from '../../flows/home/settled'
import { lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'

const PopupPanel = lateComponent(() => homeSettled().then(() => import('./PopupPanel')))

/** Announcements that pop up once someone is signed in (HOME-03); loaded once home is idle. */
export default function Popups() {
  return (
    <Part>
      <PopupPanel />
    </Part>
  )
}
