import { announcements, notices, type Announcement } from '../../platform/calls/content'
import { call, merchantCode } from '../core/client'
import { perPlayer } from '../core/lifetime'
import { defineResource, sharedResource } from '../core/resource'
import { checkImage } from '../core/urls'

/** Whom or what an announcement is about: the ones of the strip on home, news of games, and notices of the site. */
type AnnouncementClass = 'player' | 'games' | 'site'

/** An announcement as it is read in full. */
export interface ReadableAnnouncement {
  readonly id: string
  readonly about: AnnouncementClass
  readonly title: string
  /** HTML of the platform. */
  readonly content: string
  /** Milliseconds UTC. */
  readonly publishedAt: number
  /** Of several pictures, the one with sequence 1 (MSG-06). */
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

/** Everything that is announced to players, newest first: MSG-07’s player and hot ones, and the lobby's (MSG-08). */
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
