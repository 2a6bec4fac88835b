import { affiliateLinksCases } from './affiliate-links/affiliate-links.cases'
import { agentHomeCases } from './agent-home/agent-home.cases'
import { agentNoticesCases } from './agent-notices/agent-notices.cases'
import { appDownloadCases } from './app-download/app-download.cases'
import { appCases } from './app/app.cases'
import { bankCardCases } from './bank-card/bank-card.cases'
import { changePasswordCases } from './change-password/change-password.cases'
import { contactProofCases } from './contact-proof/contact-proof.cases'
import { claimCases } from './claim/claim.cases'
import { connectivityCases } from './connectivity/connectivity.cases'
import { contractPageCases } from './contract-page/contract-page.cases'
import { contractPromptCases } from './contract-prompt/contract-prompt.cases'
import { copyTextCases } from './copy-text/copy-text.cases'
import { depositCases } from './deposit/deposit.cases'
import { depositOrderCases } from './deposit-order/deposit-order.cases'
import { downlineRebateCases } from './downline-rebate/downline-rebate.cases'
import { downlineTransferCases } from './downline-transfer/downline-transfer.cases'
import { entryCases } from './entry/entry.cases'
import { favouritesCases } from './favourites/favourites.cases'
import { feedbackCases } from './feedback/feedback.cases'
import { forgotPasswordCases } from './forgot-password/forgot-password.cases'
import { gameLaunchCases } from './game-launch/game-launch.cases'
import { gameListCases } from './game-list/game-list.cases'
import { gameRoomCases } from './game-room/game-room.cases'
import { gameSearchCases } from './game-search/game-search.cases'
import { homeCases } from './home/home.cases'
import { hotMatchesCases } from './hot-matches/hot-matches.cases'
import { jackpotCases } from './jackpot/jackpot.cases'
import { languageCases } from './language/language.cases'
import { leaveSiteCases } from './leave-site/leave-site.cases'
import { messageCases } from './message/message.cases'
import { loginPromptCases } from './login-prompt/login-prompt.cases'
import { loginCases } from './login/login.cases'
import { logoutCases } from './logout/logout.cases'
import { lotteryDrawsCases } from './lottery-draws/lottery-draws.cases'
import { lotteryOrderCases } from './lottery-order/lottery-order.cases'
import { memberCentreCases } from './member-centre/member-centre.cases'
import { memberProfileCases } from './member-profile/member-profile.cases'
import { openAccountCases } from './open-account/open-account.cases'
import { pagedListCases } from './paged-list/paged-list.cases'
import { paymentPinCases } from './payment-pin/payment-pin.cases'
import { playBreakCases } from './play-break/play-break.cases'
import { playLimitsCases } from './play-limits/play-limits.cases'
import { popupsCases } from './popups/popups.cases'
import { promoEntryCases } from './promo-entry/promo-entry.cases'
import { recordCases } from './record/record.cases'
import { redRainCases } from './red-rain/red-rain.cases'
import { registerCases } from './register/register.cases'
import { resourceCases } from './resource/resource.cases'
import { securityCentreCases } from './security-centre/security-centre.cases'
import { securityQuestionsCases } from './security-questions/security-questions.cases'
import { sendOnceCases } from './send-once/send-once.cases'
import { serviceDeskCases } from './service-desk/service-desk.cases'
import { serviceLinkCases } from './service-link/service-link.cases'
import { sessionCases } from './session/session.cases'
import type { FlowCases } from './shared/cases'
import { shareCases } from './share/share.cases'
import { sideMenuCases } from './side-menu/side-menu.cases'
import { siteStatusCases } from './site-status/site-status.cases'
import { smsCodeCases } from './sms-code/sms-code.cases'
import { socialSignInCases } from './social-sign-in/social-sign-in.cases'
import { teamMembersCases } from './team-members/team-members.cases'
import { toastsCases } from './toasts/toasts.cases'
import { trialAccountCases } from './trial-account/trial-account.cases'
import { trialLoginCases } from './trial-login/trial-login.cases'
import { uplineTransferCases } from './upline-transfer/upline-transfer.cases'
import { usernameCheckCases } from './username-check/username-check.cases'
import { walletCases } from './wallet/wallet.cases'
import { welcomeCases } from './welcome/welcome.cases'
import { withdrawCases } from './withdraw/withdraw.cases'
import { saveSheetCases } from './save-sheet/save-sheet.cases'
import { appUpdateCases } from './app-update/app-update.cases'
import { installCases } from './install/install.cases'
import { confirmedChangeCases } from './confirmed-change/confirmed-change.cases'
import { devicesCases } from './devices/devices.cases'
import { authenticatorCases } from './authenticator/authenticator.cases'
import { passkeySignInCases } from './passkey-sign-in/passkey-sign-in.cases'
import { secondStepCases } from './second-step/second-step.cases'
import { signInSecurityCases } from './sign-in-security/sign-in-security.cases'
import { idleCases } from './idle/idle.cases'
import { realityCheckCases } from './reality-check/reality-check.cases'
import { firstLimitsCases } from './first-limits/first-limits.cases'
import { phoneSettingsCases } from './phone-settings/phone-settings.cases'

/** Every chart with its cases: the list that path tool, studio and tests enumerate. */
export const catalogue: readonly FlowCases[] = [
  appCases,
  siteStatusCases,
  sessionCases,
  connectivityCases,
  languageCases,
  toastsCases,
  walletCases,
  depositCases,
  depositOrderCases,
  copyTextCases,
  loginCases,
  smsCodeCases,
  registerCases,
  usernameCheckCases,
  forgotPasswordCases,
  loginPromptCases,
  serviceLinkCases,
  leaveSiteCases,
  welcomeCases,
  contractPromptCases,
  contractPageCases,
  playLimitsCases,
  playBreakCases,
  claimCases,
  promoEntryCases,
  teamMembersCases,
  downlineTransferCases,
  downlineRebateCases,
  serviceDeskCases,
  feedbackCases,
  messageCases,
  logoutCases,
  changePasswordCases,
  memberCentreCases,
  sendOnceCases,
  confirmedChangeCases,
  withdrawCases,
  paymentPinCases,
  bankCardCases,
  securityCentreCases,
  securityQuestionsCases,
  contactProofCases,
  uplineTransferCases,
  memberProfileCases,
  agentHomeCases,
  openAccountCases,
  affiliateLinksCases,
  agentNoticesCases,
  socialSignInCases,
  homeCases,
  sideMenuCases,
  entryCases,
  shareCases,
  appDownloadCases,
  gameLaunchCases,
  gameRoomCases,
  gameSearchCases,
  recordCases,
  redRainCases,
  resourceCases,
  pagedListCases,
  jackpotCases,
  favouritesCases,
  hotMatchesCases,
  popupsCases,
  gameListCases,
  lotteryDrawsCases,
  lotteryOrderCases,
  trialAccountCases,
  trialLoginCases,
  saveSheetCases,
  appUpdateCases,
  installCases,
  devicesCases,
  signInSecurityCases,
  authenticatorCases,
  secondStepCases,
  passkeySignInCases,
  idleCases,
  realityCheckCases,
  firstLimitsCases,
  phoneSettingsCases,
]
