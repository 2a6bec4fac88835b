import type { Project } from '../../export/project'
import { claimableAgain } from './claimable'

/** What is done in the account, where no label alone says it. */
export const account: Project['byHand'] = {
  STEP_TAKEN: {
    en: 'Type the code of the authenticator app (sandbox page, *Faults*) and tap "{{safety:step.go}}"',
    fil: 'I-type ang code ng authenticator app (sandbox page, *Faults*) at pindutin ang "{{safety:step.go}}"',
  },
  'second-step/TYPE': {
    en: 'Type into "{{safety:step.{way}}}": {{value}}',
    fil: 'I-type sa "{{safety:step.{way}}}": {{value}}',
  },
  'second-step/OTHER_WAY': {
    en: 'Tap "{{safety:step.useRecovery}}", or "{{safety:step.useApp}}" where that stands there',
    fil: 'Pindutin ang "{{safety:step.useRecovery}}", o ang "{{safety:step.useApp}}" kung iyon ang naroon',
  },
  'contact-proof/SUBMIT': {
    en: 'Tap the button below the form: "{{security:contact.submit.{kind}}}" or "{{security:contact.swap.{kind}}}"',
    fil: 'Pindutin ang button sa ilalim ng form: "{{security:contact.submit.{kind}}}" o "{{security:contact.swap.{kind}}}"',
  },
  'security-centre/OPEN': {
    en: 'Tap the line "{{security:centre.{panel}|security:centre.addCard}}"',
    fil: 'Pindutin ang linyang "{{security:centre.{panel}|security:centre.addCard}}"',
  },
  'security-centre/SAVED': {
    en: 'Fill in the form that is open and save it',
    fil: 'Punan ang nakabukas na form at i-save ito',
  },
  'sign-in-security/CHANGE': {
    en: 'Tap {{change.kind}}',
    fil: 'Pindutin ang {{change.kind}}',
  },
  'sign-in-security/OPEN_APP': {
    en: 'Below "{{safety:app}}", tap "{{safety:app.turnOn}}"; where it is on, "{{safety:app.newCodes}}"',
    fil: 'Sa ilalim ng "{{safety:app}}", pindutin ang "{{safety:app.turnOn}}"; kung naka-on na ito, ang "{{safety:app.newCodes}}"',
  },
  'confirmed-change/CANCEL': {
    en: 'Close the panel: tap "{{shell:close}}", or "{{safety:step.back}}" where a code is asked for',
    fil: 'Isara ang panel: pindutin ang "{{shell:close}}", o ang "{{safety:step.back}}" kung code ang hinihingi',
  },
  'authenticator/TYPE': {
    en: 'Give the key on screen to an authenticator app, and type its six digits into "{{safety:scan.code}}"',
    fil: 'Ilagay sa authenticator app ang key na nasa screen, at i-type ang anim na numero nito sa "{{safety:scan.code}}"',
  },
  'authenticator/SUBMIT': {
    en: 'Tap the button below the form: "{{safety:change.go}}", or "{{safety:scan.go}}" below the key',
    fil: 'Pindutin ang button sa ilalim ng form: "{{safety:change.go}}", o "{{safety:scan.go}}" sa ilalim ng key',
  },
  'change-password/SESSION_LOST': {
    en: 'In another tab of this browser, sign out by the side menu',
    fil: 'Sa ibang tab ng browser na ito, mag-sign out sa side menu',
  },
  'devices/END': {
    en: 'Tap "{{security:devices.end}}" on the line of the other device',
    fil: 'Pindutin ang "{{security:devices.end}}" sa linya ng ibang device',
  },
  'member-profile/PICK': {
    en: 'Tap picture number {{icon}}',
    fil: 'Pindutin ang larawang numero {{icon}}',
  },
  'favourites/TOGGLE': {
    en: 'Tap the heart on the game Bakunawa Moon; where that opens the login, go back',
    fil: 'Pindutin ang puso sa larong Bakunawa Moon; kung magbukas ang login, bumalik',
  },
  'favourites/REVISIT': {
    en: 'Open another screen with games, such as "{{home:seeAll}}" beside a row of games, and go back',
    fil: 'Magbukas ng ibang screen na may mga laro, gaya ng "{{home:seeAll}}" sa tabi ng isang hanay ng laro, at bumalik',
  },
  'claim/CLAIM': {
    en: `${claimableAgain.en} Tap "{{rewards:claim}}" on the first reward`,
    fil: `${claimableAgain.fil} Pindutin ang "{{rewards:claim}}" sa unang gantimpala`,
  },
  'promo-entry/ADD': {
    en: 'Tap "{{promos:pictures.add}}" and choose any png or jpg picture',
    fil: 'Pindutin ang "{{promos:pictures.add}}" at pumili ng kahit anong larawang png o jpg',
  },
  'promo-entry/REMOVE': {
    en: 'Remove the first picture: tap the cross on it',
    fil: 'Alisin ang unang larawan: pindutin ang ekis nito',
  },
  'promo-entry/SUBMIT': {
    en: 'Tap the button that joins: "{{promos:join}}" or "{{promos:apply}}"',
    fil: 'Pindutin ang button sa pagsali: "{{promos:join}}" o "{{promos:apply}}"',
  },
  'play-limits/CHOOSE': {
    en: 'Below "{{protection:kind.{name.kind}}}", tap "{{protection:period.{name.period}}}"',
    fil: 'Sa ilalim ng "{{protection:kind.{name.kind}}}", pindutin ang "{{protection:period.{name.period}}}"',
  },
  'play-break/CHOOSE': {
    en: 'Below "{{protection:break.{length.kind}}}", tap {{length.kind}}',
    fil: 'Sa ilalim ng "{{protection:break.{length.kind}}}", pindutin ang {{length.kind}}',
  },
  'record/ADDRESS': {
    en: 'Open the address of this screen with ?days={{query.days}}&gameType={{query.gameType}}&kind={{query.kind}} behind it',
    fil: 'Buksan ang address ng screen na ito na may ?days={{query.days}}&gameType={{query.gameType}}&kind={{query.kind}} sa dulo',
  },
  'record/TYPE_DATES': {
    en: 'Set "{{records:dates.from}}" to {{dates.from}} and "{{records:dates.to}}" to {{dates.to}}',
    fil: 'Ilagay sa "{{records:dates.from}}" ang {{dates.from}} at sa "{{records:dates.to}}" ang {{dates.to}}',
  },
  'upline-transfer/NEXT': {
    en: 'Tap "{{transfer:next}}" below the amount',
    fil: 'Pindutin ang "{{transfer:next}}" sa ilalim ng halaga',
  },
  'downline-transfer/OPEN': {
    en: 'Tap the member {{to.0}}, then "{{team:open.send}}"',
    fil: 'Pindutin ang miyembrong si {{to.0}}, saka ang "{{team:open.send}}"',
  },
  'downline-rebate/OPEN': {
    en: 'Tap the member {{userName}}, then "{{team:open.rates}}"',
    fil: 'Pindutin ang miyembrong si {{userName}}, saka ang "{{team:open.rates}}"',
  },
  'team-members/LOOK_AT': {
    en: 'Tap the member {{person.userName}}',
    fil: 'Pindutin ang miyembrong si {{person.userName}}',
  },
  'team-members/TOGGLE': {
    en: 'Tap the member {{userName}}, to mark them or take the mark away',
    fil: 'Pindutin ang miyembrong si {{userName}}, para markahan o alisin ang marka',
  },
  'team-members/WALK': {
    en: 'Where a member is open, tap "{{team:open.team}}"; otherwise "{{team:mine}}" above the list',
    fil: 'Kung nakabukas ang isang miyembro, pindutin ang "{{team:open.team}}"; kung hindi, ang "{{team:mine}}" sa itaas ng listahan',
  },
  'team-members/SEARCH': {
    en: 'Press the search key of the keyboard (Enter on a computer), in the field "{{team:search}}"',
    fil: 'Pindutin ang search key ng keyboard (Enter sa computer) sa field na "{{team:search}}"',
  },
  'team-members/SEND_MONEY': {
    en: 'Tap "{{team:open.send}}", or "{{team:several.send}}" where several are marked; close the panel',
    fil: 'Pindutin ang "{{team:open.send}}", o ang "{{team:several.send}}" kung marami ang may marka; isara ang panel',
  },
  'team-members/CLOSE': {
    en: 'Tap "{{shell:close}}", or "{{team:cancel}}" where members are marked',
    fil: 'Pindutin ang "{{shell:close}}", o ang "{{team:cancel}}" kung may mga may marka',
  },
  'team-members/ADDRESS': {
    en: 'Change the level in the address: put ?level={{choice.level}} behind /m/member/team',
    fil: 'Palitan ang level sa address: ilagay ang ?level={{choice.level}} pagkatapos ng /m/member/team',
  },
  'team-members/CHANGE_RATES': {
    en: 'Tap "{{team:open.rates}}", and close the panel',
    fil: 'Pindutin ang "{{team:open.rates}}", at isara ang panel',
  },
  'agent-notices/OPEN': {
    en: 'Tap the {{id}} announcement of the list',
    fil: 'Pindutin ang {{id}} abiso sa listahan',
  },
  'agent-home/HOUR': {
    en: 'Set the clock of this phone to shortly before {{hour}}:00, and wait for the hour',
    fil: 'Itakda ang orasan ng phone na ito sa ilang saglit bago mag-{{hour}}:00, at hintayin ang oras',
  },
}
