import { downlineRebateFlow } from './downline-rebate'
import { downlineTransferFlow } from './downline-transfer'
import { moneyWentDown, teamMembersFlow } from './team-members'

/** A team's members and the transfers to them: a transfer reloads the list. */
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
