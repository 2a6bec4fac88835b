import type { Project } from '../export/project'

const byName = {
  en: 'log in as `mika_07` (password: sandbox page, *People*) with "Remember me" ticked, and sign out again',
  fil: 'mag-log in bilang `mika_07` (password: sandbox page, *People*) nang may tsek ang "Tandaan ako", saka mag-sign out',
}

const byNumber = {
  en: 'log in with the mobile number 9171234507 (code: sandbox page, *Messages sent*) with "Remember me" ticked, and sign out again',
  fil: 'mag-log in gamit ang mobile number na 9171234507 (code: sandbox page, *Messages sent*) nang may tsek ang "Tandaan ako", saka mag-sign out',
}

/** What a phone has to remember before a path begins. */
export const before: Project['before'] = ({ chart, steps }) => {
  if (chart !== 'login') return []
  const output = steps.find(({ actorId }) => actorId === 'prepare')?.event['output']
  const { remembered } = (output ?? {}) as { remembered?: { method?: string } | null }
  if (!remembered) return []
  return [remembered.method === 'mobile' ? byNumber : byName]
}
