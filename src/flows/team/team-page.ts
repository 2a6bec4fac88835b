import { downlineRebateFlow } from './downline-rebate'
import { downlineTransferFlow } from './downline-transfer'
import { moneyWentDown, teamMembersFlow } from './team-members'

/** A team's members, with what can be sent down to them: the list is told when money has arrived. */
export const teamPageFlow = teamMembersFlow.provide({
  actors: {
    transfer: downlineTransferFlow.provide({
      actions: {
        moneyMoved: ({ self }) => {
          moneyWentDown()
          self._parent?.send({ type: 'SENT' })
        },
      },
    }),
    rebate: downlineRebateFlow,
  },
})
