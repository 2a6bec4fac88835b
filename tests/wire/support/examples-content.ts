import type { CallName } from '../../../src/platform/contract'
import type { Example } from './example'

const none = { fields: [], module: null, input: null }

/** Friends, documents, customer service and the message centre. */
export const contentExamples = {
  userAgreement: { ...none, wire: 'GET /wps/relay/MCS2_getUserAgreement' },
  siteDocument: {
    wire: 'GET /wps/relay/MCS2_getDocument',
    module: null,
    fields: ['document'],
    input: { document: 'privacy' },
  },
  feedback: {
    wire: 'PUT /wps/feedback',
    module: 'FEEDBACK3',
    as: 'tita_baby',
    fields: ['requestId', 'kind', 'content'],
    input: {
      requestId: 'a key of its own 1',
      kind: 'idea',
      content: 'More seats at the card tables please',
    },
  },
  inboxMessage: {
    wire: 'GET /wps/relay/CSP_getInboxMessage',
    module: 'INBOX3',
    as: 'tita_baby',
    fields: ['id'],
    input: { id: '1' },
  },
  readMessage: {
    wire: 'POST /wps/relay/CSP_readInboxMessage',
    module: 'INBOX3',
    as: 'tita_baby',
    fields: ['id'],
    input: { id: '1' },
  },
  deleteMessage: {
    wire: 'DELETE /wps/relay/CSP_deleteInboxMessage',
    module: 'INBOX3',
    as: 'tita_baby',
    fields: ['id'],
    input: { id: '1' },
  },
  serviceAgents: { ...none, wire: 'GET /wps/relay/MCS2_getCustomerServices' },
  launchChat: {
    wire: 'GET /wps/relay/CBS_launchChat',
    module: null,
    fields: ['csPosition', 'type'],
    input: { csPosition: 1, type: 'LIVECHAT' },
  },
  feedbackByKey: {
    wire: 'GET /wps/relay/MCS2_getFeedback',
    module: 'FEEDBACK3',
    as: 'tita_baby',
    fields: ['requestId'],
    input: { requestId: 'a key of its own 2' },
  },
  referralProgramme: { ...none, wire: 'GET /wps/relay/MCS2_getReferralProgramme', as: 'tita_baby' },
  referralFriends: {
    wire: 'GET /wps/relay/MCS2_getReferralFriends',
    module: null,
    as: 'tita_baby',
    fields: ['pageNo', 'pageSize'],
    input: { pageNo: 1, pageSize: 20 },
  },
} satisfies { readonly [K in CallName]?: Example<K> }
