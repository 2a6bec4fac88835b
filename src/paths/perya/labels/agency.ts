import type { Project } from '../../export/project'

/** Labels of an agent's screens. */
export const agency: Project['labels'] = {
  'contract-page': {
    ACCEPT: 'contract:accept',
    DECLINE: 'contract:decline',
    CANCEL: 'contract:sure.back',
    RETRY: 'shell:reload',
    LEAVE: 'shell:back',
  },
  'affiliate-links': {
    RETRY: 'shell:retry',
    NEW: 'agency:link.new',
    CLOSE: 'shell:close',
    TYPE_NOTE: 'agency:link.note',
    TYPE_RATE: 'shell:category.{category}',
    CHOOSE_KIND: 'agency:kind.{kind}',
    CREATE: 'agency:link.create',
    SHARE: 'agency:link.share',
    DELETE: 'agency:link.deleteOne',
    CANCEL: 'agency:link.keep',
    CONFIRM: 'agency:link.delete',
  },
  'agent-home': { RETRY: 'shell:retry' },
  'agent-notices': { RETRY: 'shell:retry', CLOSE: 'shell:close' },
  'open-account': {
    RETRY: 'shell:retry',
    TYPE_RATE: 'shell:category.{category}',
    CHOOSE_KIND: 'agency:kind.{kind}',
    SUBMIT: 'agency:open.submit',
    ANOTHER: 'agency:opened.another',
  },
  'team-members': {
    CHOOSE_LEVEL: 'team:level.{level}',
    TYPE: 'team:search',
    PICK: 'team:several',
    CHANGE_RATES: 'team:open.rates',
  },
}
