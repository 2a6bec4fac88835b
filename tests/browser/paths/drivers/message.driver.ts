import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { messageCases } from '../../../../machines/message/message.cases'
import type { messageMachine } from '../../../../machines/message/message.machine'
import { deleteMessage, inboxMessage, readMessage } from '../../../../src/platform/calls/inbox'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { switchLanguage } from '../support/elsewhere'
import { failureKind } from '../support/failures'

type Snapshot = SnapshotFrom<typeof messageMachine>

const username = 'mika_07'
const title = 'Your rebate gathers by itself'
const dialog = (app: App) => app.page.getByRole('alertdialog')

/** The cases' message is in the player's inbox, read or unread; or it is not. */
const stands = (state: 'new' | 'read' | 'gone') => ({
  make: ({ world }: App) => world.control('player', { userName: username, message: state }) as Promise<void>,
})
const refuse = (call: 'inboxMessage' | 'readMessage' | 'deleteMessage') => ({
  make: ({ world }: App) => world.fault({ kind: 'status', status: 400, call }),
})

/** One message of the inbox, opened by its address. */
export const messageDriver = defineDriver<typeof messageMachine>({
  cases: messageCases,
  ids: '[ROUTE-62] [MSG-09]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.retry, app.page.locator('#main')).click() },
    DELETE: { make: (app) => app.button(app.words.messages.delete, app.page.locator('#main')).click() },
    CANCEL: { make: (app) => app.button(app.words.messages['sure.keep'], dialog(app)).click() },
    CONFIRM: { make: (app) => app.button(app.words.messages.delete, dialog(app)).click() },
    LEAVE: { make: (app) => app.button(app.words.messages['missing.all']).click() },
    LANGUAGE_CHANGED: { make: switchLanguage },
  },
  actors: {
    load: {
      calls: [inboxMessage],
      done: [stands('new'), stands('read'), stands('gone')],
      error: [refuse('inboxMessage')],
    },
    mark: { calls: [readMessage], done: [{ make: () => {} }], error: [refuse('readMessage')] },
    delete: { calls: [deleteMessage], done: [{ make: () => {} }], error: [refuse('deleteMessage')] },
  },
  stopsTime: true,
  open: (app) => app.arriveAs(username, '/m/message?id=7'),
  same: ({ id, message, failure }) => ({
    id,
    read: (message as { read?: boolean } | null)?.read ?? null,
    failure: failureKind(failure) !== null,
  }),
  shows: async (app, { expected }) => {
    if (expected.status === 'done') {
      await expect(app.page).toHaveURL(/\/m\/webEmail$/)
      return
    }
    const { value, context } = expected as unknown as { value: string; context: Snapshot['context'] }
    const { messages, shell } = app.words
    await expect(dialog(app)).toHaveCount(value === 'asking' ? 1 : 0)
    if (value === 'shown') {
      await expect(app.page.getByRole('heading', { name: title })).toBeVisible()
      const told = app.page.getByText(messages['delete.failed'])
      await expect(told).toHaveCount(context.failure ? 1 : 0)
    }
    if (value === 'missing') {
      await expect(app.page.getByRole('heading', { name: messages['missing.title'] })).toBeVisible()
    }
    if (value === 'failed') {
      await expect(app.page.getByRole('heading', { name: shell['error.title'] })).toBeVisible()
    }
  },
  notHere: {},
  expects: { status: [400] },
})
