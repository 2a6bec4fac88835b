import { fromPromise } from 'xstate'
import { agentNoticesMachine, type AgentNotice } from '../../machines/agent-notices/agent-notices.machine'
import { agentAnnouncements, readAnnouncement } from '../platform/calls/agency'
import { agentNewsQuery } from './agency'
import { ask } from './client'
import { boundEffects } from './effects'
import { checkImage } from './urls'

/** The chart of the agents' announcements bound to the platform. Of the pictures the one with sequence 1 shows (MSG-06). */
export const agentNoticesFlow = agentNoticesMachine.provide({
  actors: {
    loadNotices: fromPromise<readonly AgentNotice[]>(async ({ signal }) => {
      const { list } = await ask(agentAnnouncements, agentNewsQuery(), { signal })
      return list.map(({ announcementImages, ...one }) => ({
        ...one,
        picture: checkImage(announcementImages.find(({ sequence }) => sequence === 1)?.url) ?? null,
      }))
    }),
    markRead: fromPromise<null, { id: string }>(({ input, signal }) =>
      ask(readAnnouncement, input, { signal }).then(() => null),
    ),
  },
  actions: boundEffects,
})
