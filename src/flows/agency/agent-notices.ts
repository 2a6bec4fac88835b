import { fromPromise } from 'xstate'
import { agentNoticesMachine, type AgentNotice } from '../../../machines/agent-notices/agent-notices.machine'
import { agentAnnouncements, readAnnouncement } from '../../platform/calls/agency'
import { agentNewsQuery } from './agency'
import { call } from '../core/client'
import { sharedCall } from '../core/share-reads'
import { boundEffects } from '../core/effects'
import { lastAnswer } from '../core/last-answer'
import { perPlayer } from '../core/lifetime'
import { checkImage } from '../core/urls'

/** Of several pictures, only the one with sequence 1 is shown (MSG-06). */
const notices = lastAnswer<readonly AgentNotice[]>(perPlayer, async (_, signal) => {
  const { list } = await sharedCall(agentAnnouncements, agentNewsQuery(), { signal })
  return list.map(({ announcementImages, ...one }) => ({
    ...one,
    picture: checkImage(announcementImages.find(({ sequence }) => sequence === 1)?.url) ?? null,
  }))
})

/** Read since the list was loaded. */
const readNow = perPlayer(() => new Set<string>())

/** The announcements known from an earlier visit to the screen. */
export const agentNoticesInput = () => ({
  list: (notices.known() ?? []).map((one) => ({ ...one, read: one.read || readNow().has(one.id) })),
})

/** The agents' announcements chart, bound to the platform. */
export const agentNoticesFlow = agentNoticesMachine.provide({
  actors: {
    loadNotices: notices.load,
    markRead: fromPromise<null, { id: string }>(async ({ input, signal }) => {
      const own = readNow()
      await call(readAnnouncement, input, { signal })
      own.add(input.id)
      return null
    }),
  },
  actions: boundEffects,
})
