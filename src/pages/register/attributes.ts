import type { ComponentProps } from 'react'
import type { RegisterField } from '../../../machines/register/form'
import { maxLengths } from '../../flows/account/register'

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'enterKeyHint' | 'autoCapitalize' | 'spellCheck' | 'type'
>

const exact = { autoCapitalize: 'none', spellCheck: false } as const

/** A field's hints for the phone: which keyboard to show, and what to autofill. */
const own: Readonly<Partial<Record<RegisterField, InputAttributes>>> = {
  username: { ...exact, autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  paymentPassword: { autoComplete: 'off' },
  mobileNum: { inputMode: 'tel' },
  verificationCode: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  email: { ...exact, inputMode: 'email', autoComplete: 'email', maxLength: maxLengths.email },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  qqNum: { inputMode: 'numeric' },
  whatsapp: { inputMode: 'tel' },
  affiliateCode: exact,
  recommenderId: exact,
  captcha: { inputMode: 'numeric', autoComplete: 'off', enterKeyHint: 'done' },
}

export function attributesOf(field: RegisterField): InputAttributes {
  return { autoComplete: 'off', enterKeyHint: 'next', ...own[field] }
}
