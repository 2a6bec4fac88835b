import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { partOfFrame } from '../../i18n/lazy'
import { sideMenu } from '../../flows/side-menu'

const MenuDrawer = lazy(partOfFrame(() => import('./MenuDrawer')))

/** The side menu: its code comes with the first look at it. */
export function Menu() {
  const open = useSelector(sideMenu, (state) => state.hasTag('open'))
  const used = useSelector(sideMenu, (state) => state.hasTag('open') || !state.matches('closed'))
  return open || used ? (
    <Suspense fallback={null}>
      <MenuDrawer open={open} />
    </Suspense>
  ) : null
}
