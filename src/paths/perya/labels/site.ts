import type { Project } from '../../export/project'

/** Labels of the frame around the screens, and of what lies over them. */
export const site: Project['labels'] = {
  'app-download': { GUIDE: 'panels:app.guide', DOWNLOAD: 'panels:app.{kind}', CLOSE: 'shell:close' },
  'app-update': { UPDATE: 'panels:update.now', LATER: 'panels:update.later' },
  install: { DECLINE: 'shell:close' },
  'service-desk': { CLOSE: 'shell:close', CHOOSE_WAY: 'service:way.{way}' },
  share: {
    SHARE: 'panels:share.share',
    RETRY: 'shell:retry',
    CLOSE: 'shell:close',
  },
  'side-menu': { OPEN: 'shell:menu', CLOSE: 'shell:close' },
  toasts: { DISMISS: 'parts:toastClose' },
}
