/** What the charts of this part say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // play-limits
  'The limits are fetched, with what is used and left of each.':
    'Kinukuha ang mga limit, kasama ang nagamit at natitira sa bawat isa.',
  'All limits show, whether set or not.': 'Lumalabas ang lahat ng limit, nakatakda man o hindi.',
  'Every limit with what is left of it; one that will be raised says from when.':
    'Bawat limit at ang natitira rito; sinasabi ng itataas kung mula kailan.',
  'The player opens a limit. The field is empty: nothing is suggested.':
    'Binuksan ng player ang isang limit. Walang laman ang field: walang iminumungkahi.',
  'The player confirms a limit for the second time after its waiting period.':
    'Kinumpirma ng player sa ikalawang beses ang limit na tapos nang maghintay.',
  'The player cancels the change: the limit stays as it is.':
    'Umayaw ang player sa pagbabago: mananatili ang limit.',
  'A panel asks for the limit and says what applies at once and what after a waiting period.':
    'Hinihingi ng panel ang limit, at sinasabi kung ano ang may bisa agad at ano ang maghihintay.',
  'Typing clears the message.': 'Nawawala ang mensahe kapag nag-type.',
  'Nothing was typed, or more minutes than a month has: the field says so.':
    'Walang na-type, o mas marami sa minuto ng isang buwan: sinasabi ito ng field.',
  'The limit is sent.': 'Ipinadala ang limit.',
  'The player wants to remove the limit.': 'Gusto ng player na alisin ang limit.',
  'The change is being sent to the platform. Tapping again does nothing.':
    'Ipinapadala sa platform ang pagbabago. Walang mangyayari kapag pinindot ulit.',
  'The list shows what applies now and what is still waiting.':
    'Ipinapakita ng listahan ang umiiral ngayon at ang naghihintay.',
  'The limits could not be loaded but still apply; the screen offers to try again.':
    'Hindi nakuha ang mga limit. Umiiral pa rin ang mga ito; puwedeng sumubok ulit.',
  // play-break
  'Checks whether the player is on a break.': 'Inaalam kung nagpapahinga ang player.',
  'The player is on a break.': 'Nagpapahinga ang player.',
  'The player is not on a break.': 'Hindi nagpapahinga ang player.',
  'The screen explains the break and asks how long it should last; nothing is preselected.':
    'Ipinapaliwanag ng screen ang pahinga at itinatanong kung gaano ito katagal; walang nakapili sa simula.',
  'One of the lengths is selected.': 'Napili ang isa sa mga tagal.',
  'The player submits the password.': 'Ipinadala ng player ang password.',
  'The player continues with the chosen length.': 'Nagpatuloy ang player sa piniling haba.',
  'The break applies at once and everywhere.': 'May bisa agad ang pahinga, kahit saan.',
  'The player is on a break: the screen shows its end and that withdrawal and history stay open. Once it is over, they may ask to come back.':
    'Nagpapahinga ang player: ang katapusan nito, at bukas pa rin ang withdrawal at history. Kapag tapos na, puwede silang humiling na bumalik.',
  'The break is over, and the player asks to come back.':
    'Tapos na ang pahinga, at humihiling ang player na bumalik.',
  'The platform is asked to let the player play again.':
    'Hinihiling sa platform na makalaro ulit ang player.',
  'A time-out ends at once: the player can play again.':
    'Agad na natatapos ang time-out: puwede nang maglaro ulit ang player.',
  'After a self-exclusion there is a waiting period: the screen says until when.':
    'May paghihintay pagkatapos ng self-exclusion: sinasabi ng screen kung hanggang kailan.',
  // reality-check
  'Loads how long the player has played in this session and when the next check is due.':
    'Inaalam kung gaano na katagal naglalaro ang player sa session na ito at kailan ang susunod na paalala.',
  'The platform’s count covers all games, tabs and reloads of the session.':
    'Binibilang ng platform ang lahat ng laro, tab at reload ng session.',
  'Decides whether the check is shown now.': 'Pinipili kung ipapakita na ang paalala.',
  'The interval is over.': 'Tapos na ang pagitan.',
  'The interval is running; if it ends while the phone is asleep, the check shows when it wakes.':
    'Tumatakbo ang pagitan. Sasabihan ang teleponong natulog pagkagising nito.',
  'The clock is not available: the platform is asked instead.':
    'Hindi magamit ang orasan: ang platform ang tinanong.',
  'The interval is over: the platform is asked, since another tab may have answered.':
    'Tapos na ang pagitan: tinanong ang platform, dahil baka nasagot na sa ibang tab.',
  'Another tab of the player has changed the check.': 'Binago ito sa ibang tab ng player.',
  'The player chooses an interval.': 'Pumili ang player ng pagitan.',
  'The check covers the game: time played and net result, with links to the history, the limits and the exit. It waits for the player’s answer.':
    'Tinatakpan ng paalala ang laro: tagal ng laro at kinalabasan, may daan sa tala, sa mga limit at palabas. Hinihintay nito ang sagot ng player.',
  'The player confirms the check and plays on.': 'Kinumpirma ng player ang paalala at tuloy sa laro.',
  'Another tab of the player has changed something: this check may have been answered there.':
    'May binago sa ibang tab ng player: baka nasagot na roon ang paalala.',
  'The check is loaded again; it stays on screen until the platform says otherwise.':
    'Nilo-load ulit ang paalala; nananatili ito sa screen hangga’t hindi iba ang sabi ng platform.',
  'The platform’s count applies.': 'Ang bilang ng platform ang masusunod.',
  'Loading failed: the check waits for an answer as before.':
    'Hindi na-load: naghihintay pa rin ng sagot ang paalala.',
  'The answer is sent to the platform, and the interval starts again. Tapping again does nothing.':
    'Ipinapadala sa platform ang sagot, at magsisimula ulit ang pagitan. Walang mangyayari kapag pinindot ulit.',
  'The interval starts again in all tabs.': 'Nagsimula ulit ang pagitan, sa lahat ng tab.',
  'The answer did not get through: the check stays and says why.':
    'Hindi nakarating ang sagot: nananatili ang paalala at sinasabi kung bakit.',
  'The interval is sent to the platform. Tapping again does nothing.':
    'Ipinapadala sa platform ang pagitan. Walang mangyayari kapag pinindot ulit.',
  'The new interval applies on all of the player’s phones.':
    'May bisa ang bagong pagitan sa bawat phone ng player.',
  'The interval may not have been saved; the screen says why, and choosing again does no harm.':
    'Baka hindi na-save ang pagitan; sinasabi ng screen kung bakit, at walang masama kung pumili ulit.',
  'The check could not be loaded: the game goes on, and the app tries again automatically.':
    'Hindi na-load ang paalala: tuloy ang laro, at kusang susubok ulit ang app.',
  'The check is not due yet.': 'Hindi pa oras ng paalala.',
  // first-limits, phone-settings
  'The screen asks for the player’s own deposit limits (chart first-limits).':
    'Tinatanong ng screen kung hanggang magkano lang ang gustong ideposito ng player (chart na first-limits).',
  'This is the first deposit: the player is first offered limits of their own.':
    'Unang deposito: tinatanong muna ang player kung gusto niya ng sariling limit.',
  'The player has set limits or declined: the limits on the deposit are fetched again.':
    'Nagtakda ng limit ang player, o ayaw niya: kinukuha ulit ang mga limit sa deposito.',
  'Three empty fields: limits for 24 hours, 7 days and the month. Any of them may stay empty.':
    'Tatlong field na walang laman: 24 oras, 7 araw, ang buwan. Puwedeng manatiling walang laman ang alinman.',
  'The platform is informed that the player was asked; the deposit waits no longer than a call may take.':
    'Sinasabi sa platform na natanong na ang player; hindi maghihintay ang deposito nang mas matagal sa isang call.',
  'The deposit form follows.': 'Kasunod ang form ng deposito.',
  'Nothing was typed, or not a valid amount: the field says so.':
    'Walang nai-type, o hindi halaga: sinasabi ito ng field.',
  'The limits are sent.': 'Ipinapadala ang mga limit.',
  'The player sets no limits for now.': 'Hindi muna magtatakda ng limit ang player.',
  'The limits apply immediately.': 'May bisa agad ang mga limit.',
  'The player is not asked again.': 'Hindi na ulit tatanungin ang player.',
  'The player may be asked once more; the deposit continues.':
    'Baka matanong pa ang player nang isang beses; tuloy ang deposito.',
  'Each choice applies at once and is kept for the next visit.':
    'May bisa agad ang bawat pinili, hanggang sa susunod na pagbisita.',
  'Automatic motion is turned off or on.': 'Pinapatay o binubuksan ang kusang paggalaw sa screen.',
  'One kind of message is muted or unmuted.': 'Isang uri ng mensahe ang naka-mute na, o lumalabas ulit.',
}
