import { Part } from '../../ui/Part'
import { loadPlaceBanners, PlaceBanners } from '../shared/late-place-banners'
import css from './centres.module.css'

loadPlaceBanners()

/** The banners of the game centres; their space is reserved while their code loads (HOME-23). */
export function GameBanners() {
  return (
    <div className={css.banners}>
      <Part wait={<div className={css.bannersRoom} />}>
        <PlaceBanners place="m_game" />
      </Part>
    </div>
  )
}
