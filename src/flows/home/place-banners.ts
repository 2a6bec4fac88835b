import { announcements } from '../../platform/calls/content'
import { hasScreen } from '../core/screens'
import { call, merchantCode } from '../core/client'
import { leaveFor } from '../core/late-actions'
import { perPlayer } from '../core/lifetime'
import { defineResource, sharedResource } from '../core/resource'
import { checkImage, checkUrl } from '../core/urls'

/** Places besides home with their own banners: registration and the game centres (HOME-23, WIRE-40). */
export type BannerPlace = 'm_reg' | 'm_game'

export interface PlaceBanner {
  readonly id: string
  readonly image: string
  readonly kicker: string
  readonly title: string
  readonly button: string
  readonly href: string | undefined
  /** Names the host, then opens it. */
  readonly onSelect: (() => void) | undefined
}

const bannersOf = (groupName: BannerPlace) =>
  defineResource<readonly PlaceBanner[]>(
    async (_, signal) => {
      const { banners } = await call(
        announcements,
        { types: 'B', groupName, platform: 'M', merchantCode: merchantCode() },
        { signal },
      )
      return banners.flatMap(({ url, link, ...banner }): PlaceBanner[] => {
        const image = checkImage(url)
        if (banner.groupName !== groupName || !image) return []
        const way = checkUrl(link)
        return [
          {
            ...banner,
            image,
            href: way.kind === 'own' && hasScreen(way.path) ? way.path : undefined,
            onSelect: way.kind === 'foreign' ? () => leaveFor(way.url) : undefined,
          },
        ]
      })
    },
    (list) => list.length === 0,
  )

const registration = bannersOf('m_reg')
const games = bannersOf('m_game')

/** The banners of each place, with the actor that fetches them. */
export const placeBanners = {
  m_reg: { resource: registration, actor: sharedResource(registration, null, perPlayer) },
  m_game: { resource: games, actor: sharedResource(games, null, perPlayer) },
} as const
