import type { Project } from '../../export/project'

const marked = (en: string, fil: string) => ({
  en: `That ${en} is marked as the one chosen.`,
  fil: `May marka ang ${fil} na iyon bilang napili.`,
})

/** What a tester sees of a tap or of typing that leaves the screen as it is. */
export const taps: Project['onScreen'] = {
  'The player picks a topic.': marked('topic', 'paksa'),
  'The agent chooses the account type: members only play, agents can have members of their own.': marked(
    'account type',
    'uri ng account',
  ),
  'The player chooses a longer or a shorter period.': marked('period', 'panahon'),
  'The player chooses another kind of entry, or all of them.': marked('kind of entry', 'uri ng entry'),
  'The player chooses another level of the team, or all of them.': marked('level', 'antas'),
  'The player chooses another category; whatever was loading for the previous one is dropped.': marked(
    'category',
    'kategorya',
  ),
  'The player chooses another game type; whatever was loading for the previous one is dropped.': marked(
    'game type',
    'uri ng laro',
  ),
  'The player chooses another sort order: the list starts again from the top.': {
    en: 'That order is marked as the one chosen, and the list begins at its top.',
    fil: 'May marka ang ayos na iyon bilang napili, at nagsisimula sa itaas ang listahan.',
  },
  'game-list: Waits until the player stops typing.': {
    en: 'The text stands in the field; the games below have not changed yet.',
    fil: 'Nasa field ang na-type; hindi pa nagbabago ang mga laro sa ilalim.',
  },
  'The player types a name; the search waits until typing stops.': {
    en: 'The list stays as it is until typing has stopped.',
    fil: 'Nananatili ang listahan hanggang tumigil ang pag-type.',
  },
  'The player types the code; only digits are accepted.': {
    en: 'The digits stand in the field; anything else does not appear there.',
    fil: 'Nasa field ang mga numero; walang ibang lumalabas doon.',
  },
  'Typing clears the message.': {
    en: 'No message stands below the field.',
    fil: 'Walang mensahe sa ilalim ng field.',
  },
  'The player fills in the form; their username shows above it.': {
    en: 'The fields for the new password can be filled in; the username stands above them.',
    fil: 'Mapupunan ang mga field ng bagong password; nasa itaas ng mga ito ang username.',
  },
  'The player fills in the form and asks for the code.': {
    en: 'The form is on screen and can be filled in.',
    fil: 'Nasa screen ang form at puwede itong punan.',
  },
  'The player removes the picture.': {
    en: 'The picture is gone from the form.',
    fil: 'Wala na sa form ang larawan.',
  },
  'The player closes the message.': {
    en: 'The message goes away.',
    fil: 'Nawawala ang mensahe.',
  },
  'The player goes back to the provider’s page.': {
    en: 'The app stays on screen: the page of the way to pay was asked for (sandbox page, *Last requests*), and stays away as arranged.',
    fil: 'Nananatili sa screen ang app: hiningi ang page ng paraan ng pagbayad (sandbox page, *Last requests*), at hindi ito bumubukas, gaya ng inihanda.',
  },
  'The player has forgotten the old withdrawal password: the login password is asked for instead.': {
    en: 'The form asks for the login password in place of the old withdrawal password.',
    fil: 'Login password ang hinihingi ng form sa halip na lumang withdrawal password.',
  },
  'The player taps the same contact option again: its list closes.': {
    en: 'The list below that option closes.',
    fil: 'Sumasara ang listahan sa ilalim ng pagpipiliang iyon.',
  },
  'The player picks another language meanwhile; the last choice counts.': {
    en: 'The texts stay as they are until those of the language chosen last are there.',
    fil: 'Nananatili ang mga salita hanggang dumating ang sa wikang huling pinili.',
  },
}
