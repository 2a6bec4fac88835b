import { assign, setup } from 'xstate'
import { stepGuards } from '../second-step/wanted'
import { answerIn, callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import type { FieldRules } from '../shared/fields'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import { checkForm, emptyValues, firstProblem, sameAsTyped, type PasswordField } from './form'
import type {
  ChangePasswordContext,
  ChangePasswordEvent,
  ChangePasswordInput,
  HeldPassword,
  PasswordChange,
} from './types'

/** Choosing a new password. */
export const changePasswordMachine = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    input: {} as ChangePasswordInput,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'form' | 'submitting' | 'step' | 'saved',
  },
  actors: {
    loadRules: callActor<FieldRules>('loadRules'),
    compareHeld: callActor<HeldPassword, { newPassword: string }>('compareHeld'),
    changePassword: callActor<Answer<null>, PasswordChange>('changePassword'),
  },
  actions: {
    ...effects,
    /** Replaces the password in memory with the new one; reads the form itself (PSW-11). */
    updateSessionPassword: () => {},
    /** Removes the temporary `PSW` entry (PSW-12). */
    removeTemporaryPassword: () => {},
    /** Updates the remembered login if there is one; reads the form itself (PSW-13). */
    refreshRemembered: () => {},
    takeRules: assign((_, { rules }: { rules: FieldRules }) => ({ rules })),
    type: assign(({ context }, { field, value }: { field: PasswordField; value: string }) => ({
      values: { ...context.values, [field]: value },
      problems: {
        ...context.problems,
        [field]: undefined,
        ...(field === 'newPassword' ? { confirmPassword: undefined } : {}),
      },
    })),
    askForOld: assign({ hasSessionPassword: false, problems: { oldPassword: 'required' } }),
    showProblems: assign({ problems: ({ context }) => checkForm(context) }),
    forgetProblems: assign({ problems: {} }),
    forgetValues: assign({ values: emptyValues }),
  },
  guards: {
    onScreen: ({ context }, { field }: { field: PasswordField }) =>
      field !== 'oldPassword' || !context.hasSessionPassword,
    incomplete: ({ context }) => firstProblem(context) !== null,
    sameAsTyped: ({ context }) => sameAsTyped(context),
    holdsOld: ({ context }) => context.hasSessionPassword,
    held: (_, { held, is }: { held: HeldPassword; is: HeldPassword }) => held === is,
    accepted: (_, { answer }: { answer: Answer<null> }) => answer.ok,
    ...stepGuards,
  },
  delays: { passwordSaved: limits.passwordSaved },
}).createMachine({
  id: 'change-password',
  description: 'Choosing a new password.',
  options,
  context: ({ input }) => ({ ...input, rules: {}, values: emptyValues, problems: {} }),
  initial: 'preparing',
  on: {
    SESSION_LOST: { target: '.left', description: 'The session ended while the screen was open.' },
  },
  states: {
    preparing: {
      description: 'The password rules are fetched.',
      tags: 'pending',
      meta: { rows: ['VALID-21', 'WIRE-19'], screen: paths.changePassword },
      invoke: {
        id: 'rules',
        src: 'loadRules',
        onDone: {
          target: 'editing',
          actions: { type: 'takeRules', params: ({ event }) => ({ rules: event.output }) },
        },
        onError: {
          target: 'editing',
          description: 'Without the rules the fields are only required; the platform checks the rest.',
        },
      },
    },
    editing: {
      description: 'The player fills in the form; their username shows above it.',
      tags: 'form',
      meta: {
        rows: ['PSW-01', 'PSW-02', 'PSW-03', 'VALID-20', 'VALID-21', 'VALID-22', 'VALID-23', 'VALID-24'],
        screen: paths.changePassword,
      },
      on: {
        TYPE: {
          guard: { type: 'onScreen', params: ({ event }) => ({ field: event.field }) },
          description: 'Typing clears the message below the field.',
          actions: { type: 'type', params: ({ event }) => event },
        },
        SUBMIT: [
          {
            guard: 'incomplete',
            description:
              'Something is wrong: the messages show below the fields, and the first wrong one gets the focus.',
            actions: [
              'showProblems',
              {
                type: 'focusField',
                params: ({ context }) => ({ field: firstProblem(context) ?? 'newPassword' }),
              },
            ],
          },
          {
            guard: 'sameAsTyped',
            description:
              'The new password is the same as the old one: the field says so, and nothing is sent.',
            actions: [
              { type: 'notify', params: { kind: 'fail', text: 'same-password' } },
              { type: 'focusField', params: { field: 'newPassword' } },
            ],
          },
          { guard: 'holdsOld', target: 'comparing', description: 'The page still knows the old password.' },
          { target: 'changing', description: 'All fields are valid.' },
        ],
      },
    },
    comparing: {
      description: 'The new password is compared with the one this page knows. Nothing leaves the phone.',
      tags: ['form', 'pending', 'submitting'],
      meta: { rows: ['PSW-08', 'PSW-16', 'VALID-25'], screen: paths.changePassword },
      invoke: {
        id: 'compare',
        src: 'compareHeld',
        input: ({ context }) => ({ newPassword: context.values.newPassword }),
        onDone: [
          {
            guard: { type: 'held', params: ({ event }) => ({ held: event.output, is: 'same' as const }) },
            target: 'editing',
            description:
              'The new password is the same as the old one: the field says so, and nothing is sent.',
            actions: [
              { type: 'notify', params: { kind: 'fail', text: 'same-password' } },
              { type: 'focusField', params: { field: 'newPassword' } },
            ],
          },
          {
            guard: { type: 'held', params: ({ event }) => ({ held: event.output, is: 'gone' as const }) },
            target: 'editing',
            description:
              'The page has forgotten the old password, five minutes after it was typed: the form asks for it. What was typed stays.',
            actions: ['askForOld', { type: 'focusField', params: { field: 'oldPassword' } }],
          },
          { target: 'changing', description: 'The passwords differ.' },
        ],
        onError: {
          target: 'changing',
          description: 'The comparison failed on the phone: the platform compares them instead.',
        },
      },
    },
    changing: {
      description: 'The platform changes the password. Tapping again does nothing.',
      tags: ['form', 'pending', 'submitting'],
      meta: { rows: ['PSW-07', 'PSW-09', 'CONST-16', 'WIRE-08'], screen: paths.changePassword },
      entry: [
        'forgetProblems',
        {
          type: 'notify',
          params: { kind: 'loading', text: 'please-wait', milliseconds: limits.passwordToast },
        },
      ],
      exit: 'stopWaiting',
      invoke: {
        id: 'change',
        src: 'changePassword',
        input: ({ context: { hasSessionPassword, values } }) => ({
          oldPassword: hasSessionPassword ? null : values.oldPassword,
          newPassword: values.newPassword,
          confirmNewPassword: values.confirmPassword,
        }),
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: 'saved',
            description: 'The new password is valid from now on.',
            actions: ['updateSessionPassword', 'removeTemporaryPassword', 'refreshRemembered'],
          },
          {
            guard: { type: 'stepWanted', params: answerIn },
            target: 'stepping',
            description: 'The account has a second step, and this change requires it.',
          },
          {
            target: 'editing',
            description:
              'Refused: the loading message disappears and nothing else happens. Nothing typed is lost.',
          },
        ],
        onError: {
          target: 'editing',
          description:
            'The request did not get through: the loading message disappears and nothing else happens.',
        },
      },
    },
    stepping: {
      description: 'The second step (chart second-step) replaces the form.',
      tags: 'step',
      meta: { rows: ['ROUTE-60'], screen: paths.changePassword },
      on: {
        STEP_TAKEN: {
          target: 'changing',
          description: 'The second step succeeded: the change is sent again with it.',
        },
        CANCEL: {
          target: 'editing',
          description: 'The player goes back to the form. Nothing typed is lost.',
          actions: {
            type: 'focusField',
            params: ({ context }) => ({ field: context.hasSessionPassword ? 'newPassword' : 'oldPassword' }),
          },
        },
      },
    },
    saved: {
      description: 'A message says that the change is saved; the home page opens next.',
      tags: 'saved',
      meta: {
        rows: ['PSW-10', 'PSW-11', 'PSW-12', 'PSW-13', 'ERROR-16', 'CONST-18', 'CONST-21'],
        screen: paths.changePassword,
      },
      entry: [
        {
          type: 'notify',
          params: { kind: 'success', text: 'change-saved', milliseconds: limits.successToast },
        },
      ],
      after: { passwordSaved: { target: 'left', description: 'One second has passed.' } },
    },
    left: {
      type: 'final',
      description: 'The home page opens; the typed passwords are cleared.',
      meta: { rows: ['PSW-04', 'PSW-06', 'PSW-14'] },
      entry: ['forgetValues', { type: 'goTo', params: { to: paths.home, replace: true } }],
    },
  },
})
