import { announcements, notices, type Announcement } from '../../platform/calls/content'
import { call, merchantCode } from '../core/client'
import { perPlayer } from '../core/lifetime'
import { defineResource, sharedResource } from '../core/resource'
import { checkImage } from '../core/urls'

/** What an announcement concerns: the strip on home, news of games, or notices of the site. */
type AnnouncementClass = 'player' | 'games' | 'site'

/** An announcement as shown in full. */
export interface ReadableAnnouncement {
  readonly id: string
  readonly about: AnnouncementClass
  readonly title: string
  /** HTML from the platform. */
  readonly content: string
  /** Milliseconds UTC. */
  readonly publishedAt: number
  /** The picture with sequence 1 (MSG-06). */
  readonly picture: string | undefined
}

const readable = (about: AnnouncementClass) => (one: Announcement) => ({
  id: one.id,
  about,
  title: one.title,
  content: one.content,
  publishedAt: one.publishedAt,
  picture: checkImage(one.announcementImages.find(({ sequence }) => sequence === 1)?.url),
})

/** All announcements to players, newest first: player and hot ones (MSG-07), and the lobby's (MSG-08). */
export const allAnnouncements = defineResource<readonly ReadableAnnouncement[]>(
  async (_, signal) => {
    const where = { platform: 'M', merchantCode: merchantCode() } as const
    const [{ player, hot }, { contentLobby }] = await Promise.all([
      call(announcements, { types: 'PL,H', groupName: 'm_home', ...where }, { signal }),
      call(notices, where, { signal }),
    ])
    return [
      ...player.map(readable('player')),
      ...hot.map(readable('games')),
      ...contentLobby.map(readable('site')),
    ].sort((a, b) => b.publishedAt - a.publishedAt)
  },
  (list) => list.length === 0,
)
export const allAnnouncementsActor = sharedResource(allAnnouncements, null, perPlayer)
