import { fromPromise } from 'xstate'
import { agentNoticesMachine, type AgentNotice } from '../../../machines/agent-notices/agent-notices.machine'
import { agentAnnouncements, readAnnouncement } from '../../platform/calls/agency'
import { agentNewsQuery } from './agency'
import { call } from '../core/client'
import { sharedCall } from '../core/share-reads'
import { boundEffects } from '../core/effects'
import { checkImage } from '../core/urls'

/**
 * The agents' announcements chart, bound to the platform. Of several pictures, only the one with sequence 1
 * is shown (MSG-06).
 */
export const agentNoticesFlow = agentNoticesMachine.provide({
  actors: {
    loadNotices: fromPromise<readonly AgentNotice[]>(async ({ signal }) => {
      const { list } = await sharedCall(agentAnnouncements, agentNewsQuery(), { signal })
      return list.map(({ announcementImages, ...one }) => ({
        ...one,
        picture: checkImage(announcementImages.find(({ sequence }) => sequence === 1)?.url) ?? null,
      }))
    }),
    markRead: fromPromise<null, { id: string }>(({ input, signal }) =>
      call(readAnnouncement, input, { signal }).then(() => null),
    ),
  },
  actions: boundEffects,
})
