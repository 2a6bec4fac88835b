import { and, sendTo } from 'xstate'
import { numberChanged, requestCode } from '../sms-code/in-form'
import { registerSetup } from './register.setup'
import { copiedNumber, numberOf } from './updates'

const copying = registerSetup.createStateConfig({
  description: 'The number typed on the other tab is about to be copied here.',
  meta: { rows: ['REG-17', 'CONST-25'] },
  after: {
    numberCopy: {
      target: 'settled',
      description: 'The number is copied; its cooldown stays the same.',
      actions: [
        'copyNumber',
        sendTo('smsCode', ({ context }) =>
          numberChanged({ ...numberOf(context), mobileNum: copiedNumber(context) }),
        ),
      ],
    },
  },
  on: {
    TYPE: {
      guard: { type: 'typesNumber', params: ({ event }) => ({ field: event.field }) },
      target: 'settled',
      description: 'The player types a number here; it is not overwritten.',
    },
  },
})

const settled = registerSetup.createStateConfig({
  description: 'The tab on which the player fills in the form.',
})

/** Which of the two methods is on screen, and the number that both share. */
export const tabRegion = registerSetup.createStateConfig({
  description: 'Which of the two methods is on screen.',
  initial: 'choosing',
  on: {
    CHOOSE_DIALING_CODE: {
      guard: 'mayDial',
      description: 'The player chooses another country’s dialling code; its numbers have their own cooldown.',
      actions: [
        { type: 'useDialingCode', params: ({ event }) => ({ code: event.code }) },
        sendTo('smsCode', ({ context, event }) =>
          numberChanged({ ...numberOf(context), dialingCode: event.code }),
        ),
      ],
    },
    GET_CODE: [
      {
        guard: and(['mayAskForCode', 'numberComplete']),
        description: 'The number is valid: a code is requested.',
        actions: sendTo('smsCode', ({ context }) => requestCode(context, numberOf(context))),
      },
      {
        guard: 'mayAskForCode',
        description: 'The number is missing or wrong; the field says so.',
        actions: ['showNumberProblem', { type: 'focusField', params: { field: 'mobileNum' } }],
      },
    ],
  },
  states: {
    choosing: {
      description: 'Opens with the username, unless the mobile number is the only method.',
      meta: { rows: ['REG-03', 'REG-04'] },
      always: [
        {
          guard: 'startsMobile',
          target: 'mobile.settled',
          description: 'The mobile number is the only method.',
        },
        { target: 'username.settled' },
      ],
    },
    username: {
      description: 'Registration by username.',
      meta: { rows: ['REG-01', 'REG-02', 'SITE-15'] },
      entry: { type: 'useTab', params: { tab: 'username' } },
      on: {
        CHOOSE_MOBILE: {
          guard: 'mayUseMobile',
          target: 'mobile',
          description: 'The player switches to registration by mobile number, if it is enabled.',
        },
      },
      initial: 'copying',
      states: { copying, settled },
    },
    mobile: {
      description: 'Registration by mobile number.',
      meta: { rows: ['REG-01', 'REG-02', 'REG-03', 'SITE-16', 'SITE-17', 'SITE-18', 'SMS-07'] },
      entry: { type: 'useTab', params: { tab: 'mobile' } },
      on: {
        CHOOSE_USERNAME: {
          guard: 'mayUseUsername',
          target: 'username',
          description: 'The player switches to registration by username, if it is enabled.',
        },
      },
      initial: 'copying',
      states: { copying, settled },
    },
  },
})
