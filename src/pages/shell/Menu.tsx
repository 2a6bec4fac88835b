import { useSelector } from '@xstate/react'
import { partOfFrame } from '../../i18n/lazy'
import { lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import { sideMenu } from '../../flows/home/side-menu'

const MenuDrawer = lateComponent(partOfFrame(() => import('./MenuDrawer')))

/** The side menu: its code is loaded when it first opens. */
export function Menu() {
  const open = useSelector(sideMenu(), (state) => state.hasTag('open'))
  return open ? (
    <Part>
      <MenuDrawer />
    </Part>
  ) : null
}
