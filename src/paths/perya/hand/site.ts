import type { Project } from '../../export/project'

/** A button that says for a moment that it has copied. */
const copies = (label: string, done: string) => ({
  en: `Tap "{{${label}}}", or "{{${done}}}" where that stands there`,
  fil: `Pindutin ang "{{${label}}}", o ang "{{${done}}}" kung iyon ang naroon`,
})

/** What happens to any screen: the network, another tab, the frame around it. */
export const site: Project['byHand'] = {
  OFFLINE: {
    en: 'Switch the network off: flight mode on a phone; on a computer, *Offline* in the developer tools',
    fil: 'I-off ang network: flight mode sa phone; sa computer, *Offline* sa developer tools',
  },
  ONLINE: {
    en: 'Switch the network on again',
    fil: 'I-on ulit ang network',
  },
  'send-once/ONLINE': {
    en: 'Switch the network off and on again',
    fil: 'I-off ang network at i-on ulit',
  },
  'share/ONLINE': {
    en: 'Switch the network off and on again',
    fil: 'I-off ang network at i-on ulit',
  },
  RETURNED: {
    en: 'Go to another tab or app, and come back',
    fil: 'Pumunta sa ibang tab o app, at bumalik',
  },
  'record/NEWS': {
    en: 'Go to another tab or app, and come back',
    fil: 'Pumunta sa ibang tab o app, at bumalik',
  },
  INSTALLED: {
    en: 'Install the app by the menu of the browser',
    fil: 'I-install ang app sa menu ng browser',
  },
  'app-download/LINKS': {
    en: 'Wait until the settings of the site have arrived',
    fil: 'Hintaying dumating ang mga setting ng site',
  },
  'app-download/OPEN': {
    en: 'Open the offer: tap "{{home:appOffer}}" on home, "{{parts:menu.app}}" in the side menu, or, where the guide is open, "{{panels:app.back}}"',
    fil: 'Buksan ang alok: pindutin ang "{{home:appOffer}}" sa home, "{{parts:menu.app}}" sa side menu, o kung nakabukas ang gabay, "{{panels:app.back}}"',
  },
  'app-download/CLOSE_BAR': {
    en: 'Tap "{{shell:close}}" on the bar that offers the app',
    fil: 'Pindutin ang "{{shell:close}}" sa bar na nag-aalok ng app',
  },
  'app-download/DOWNLOAD': {
    en: 'Tap "{{panels:app.{kind}}}"; where the app asks before leaving, tap "{{arrival:leave.stay}}"',
    fil: 'Pindutin ang "{{panels:app.{kind}}}"; kung magtanong ang app bago umalis, pindutin ang "{{arrival:leave.stay}}"',
  },
  'install/INSTALL': {
    en: 'Tap "{{panels:install.yes}}"; where that panel is closed, "{{parts:menu.app}}" in the side menu and "{{panels:app.install}}"',
    fil: 'Pindutin ang "{{panels:install.yes}}"; kung nakasara ang panel, "{{parts:menu.app}}" sa side menu at "{{panels:app.install}}"',
  },
  'install/PROMPT': {
    en: 'Wait until the browser can install the app',
    fil: 'Hintaying puwede nang i-install ng browser ang app',
  },
  'share/COPY': copies('panels:share.copy', 'panels:share.copied'),
  'affiliate-links/COPY': copies('agency:link.copy', 'agency:link.copied'),
  'copy-text/COPY': {
    en: 'Beside the reference, tap "{{deposit:copy}}", or "{{deposit:copied}}" where that stands there',
    fil: 'Sa tabi ng reference, pindutin ang "{{deposit:copy}}", o ang "{{deposit:copied}}" kung iyon ang naroon',
  },
  'share/OPEN': {
    en: 'Open the side menu and tap "{{parts:menu.share}}"',
    fil: 'Buksan ang side menu at pindutin ang "{{parts:menu.share}}"',
  },
  'side-menu/ROUTE_CHANGED': {
    en: 'Tap "{{home:care.licences}}" in the menu or go there by the address (/m/licences), and come back',
    fil: 'Pindutin ang "{{home:care.licences}}" sa menu o pumunta roon sa address (/m/licences), at bumalik',
  },
  'service-desk/RETRY': {
    en: 'Tap the button below the message: "{{shell:retry}}" or "{{service:nobody.again}}"',
    fil: 'Pindutin ang button sa ilalim ng mensahe: "{{shell:retry}}" o "{{service:nobody.again}}"',
  },
  'service-desk/CHOOSE_WAY': {
    en: 'Tap "{{service:way.{way}}}"; where the app asks before leaving the site, tap "{{arrival:leave.stay}}" first',
    fil: 'Pindutin ang "{{service:way.{way}}}"; kung nagtatanong ang app bago umalis sa site, pindutin muna ang "{{arrival:leave.stay}}"',
  },
  'service-desk/OPEN': {
    en: 'Tap the round button with the headset, "{{service:float}}"',
    fil: 'Pindutin ang bilog na button na may headset, "{{service:float}}"',
  },
  'service-link/OPEN': {
    en: 'Tap the headset in the bar at the top, "{{login:service}}"; where the app asks before leaving the site, tap "{{arrival:leave.stay}}" first',
    fil: 'Pindutin ang headset sa bar sa itaas, "{{login:service}}"; kung nagtatanong ang app bago umalis sa site, pindutin muna ang "{{arrival:leave.stay}}"',
  },
  'service-desk/PICK': {
    en: 'Tap Money, the last of those to choose from',
    fil: 'Pindutin ang Money, ang huli sa mapagpipilian',
  },
  'leave-site/ASK': {
    en: 'Tap the headset in the bar at the top, "{{login:service}}"',
    fil: 'Pindutin ang headset sa bar sa itaas, "{{login:service}}"',
  },
  'login-prompt/ASK': {
    en: 'Tap "{{shell:tab.deposit}}" in the bar below; where the app shows the login, go back first',
    fil: 'Pindutin ang "{{shell:tab.deposit}}" sa bar sa ibaba; kung nasa login ang app, bumalik muna',
  },
  'language/CHOOSE': {
    en: 'Tap the language in the top bar and choose {{language}}',
    fil: 'Pindutin ang wika sa itaas at piliin ang {{language}}',
  },
  'wallet/TOGGLE': {
    en: 'Tap the balance in the top bar',
    fil: 'Pindutin ang balanse sa itaas',
  },
  'wallet/REFRESH': {
    en: 'Tap your name in the top bar, then "{{parts:balance.refresh}}"',
    fil: 'Pindutin ang pangalan mo sa itaas, saka ang "{{parts:balance.refresh}}"',
  },
  'wallet/MONEY_MOVED': {
    en: 'Open the first game of home, and when it shows, tap "{{game:leave}}"',
    fil: 'Buksan ang unang laro sa home, at paglabas nito, pindutin ang "{{game:leave}}"',
  },
}
