import type { Language } from '../demo/words'

/** Texts of the payment page: the provider's side, played by the sandbox. */
export const payWords = {
  EN: {
    title: 'Pay with {0}',
    text: 'This page plays the part of the payment provider. No real money moves.',
    to: 'To',
    amount: 'Amount',
    fee: 'Fee',
    total: 'To pay',
    number: 'Deposit',
    scan: 'Scan it with any bank app, or go on here.',
    pay: 'Pay {0}',
    refuse: 'Let the bank say no',
    cancel: 'Cancel the payment',
    overTitle: 'Nothing to pay here',
    overText: 'This payment is over, or was never begun. Nothing has been taken.',
    paidText: 'This payment has been made. Nothing more is taken.',
    back: 'Back to the deposit',
  },
  TY: {
    title: 'Magbayad gamit ang {0}',
    text: 'Ang pahinang ito ang gumaganap na payment provider. Walang totoong perang gumagalaw.',
    to: 'Para sa',
    amount: 'Halaga',
    fee: 'Singil',
    total: 'Babayaran',
    number: 'Deposito',
    scan: 'I-scan gamit ang kahit anong bank app, o ituloy dito.',
    pay: 'Bayaran ang {0}',
    refuse: 'Patanggihan sa bangko',
    cancel: 'Kanselahin ang bayad',
    overTitle: 'Walang babayaran dito',
    overText: 'Tapos na ang bayad na ito, o hindi nasimulan. Walang nakuha.',
    paidText: 'Nabayaran na ito. Wala nang kukunin pa.',
    back: 'Balik sa deposito',
  },
} satisfies Record<Language, Record<string, string>>
