/** What the charts of this part say, in spoken Filipino. The English sentence is the key. */
export const sentences: Readonly<Record<string, string>> = {
  // play-limits
  'The limits are fetched, with what is used and left of each.':
    'Kinukuha ang mga limit, kasama ang nagamit at natitira sa bawat isa.',
  'All limits, set or not.': 'Lahat ng limit, nakatakda man o hindi.',
  'Every limit with what is left of it; one that is to be raised says from when.':
    'Bawat limit at ang natitira rito; sinasabi ng itataas kung mula kailan.',
  'The player opens a limit. The field is empty: nothing is suggested.':
    'Binuksan ng player ang isang limit. Walang laman ang field: walang iminumungkahi.',
  'The second yes to a limit whose wait is over.': 'Ang ikalawang oo sa limit na tapos nang maghintay.',
  'The limit is to stay as it is.': 'Hindi babaguhin ang limit.',
  'A panel asks for the limit, and says what holds at once and what waits.':
    'Hinihingi ng panel ang limit, at sinasabi kung ano ang agad at ano ang maghihintay.',
  'Typing clears the message.': 'Nawawala ang mensahe kapag nag-type.',
  'Nothing was typed, or more minutes than a month has: the field says so.':
    'Walang na-type, o mas marami sa minuto ng isang buwan: sinasabi ito ng field.',
  'The limit is sent.': 'Ipinadala ang limit.',
  'The player wants no limit any more.': 'Ayaw na ng player ng limit.',
  'The panel is closed.': 'Isinara ang panel.',
  'The platform is told. Tapping again does nothing.':
    'Sinasabihan ang platform. Walang mangyayari kapag pinindot ulit.',
  'The list shows what holds now, and what waits.':
    'Ipinapakita ng listahan ang umiiral ngayon at ang naghihintay.',
  'The limits could not be loaded. They hold all the same; the screen offers to try again.':
    'Hindi nakuha ang mga limit. Umiiral pa rin ang mga ito; puwedeng sumubok ulit.',
  // play-break
  'The platform says whether the player takes a break.': 'Sinasabi ng platform kung nagpapahinga ang player.',
  'They do.': 'Oo.',
  'They do not.': 'Hindi.',
  'How long the break is to last, and what it means; nothing is chosen beforehand.':
    'Kung gaano katagal ang pahinga at ano ang ibig sabihin nito; walang nakapili sa simula.',
  'One of the lengths.': 'Isa sa mga tagal.',
  'The player goes on.': 'Nagpatuloy ang player.',
  'No, or the dialog is closed.': 'Hindi, o isinara ang dialog.',
  'Yes.': 'Oo.',
  'It holds, at once and everywhere.': 'Umiiral na ito, agad at kahit saan.',
  'The player takes a break: its end, and that withdrawal and history stay open. Once it is over, they may ask to come back.':
    'Nagpapahinga ang player: ang katapusan nito, at bukas pa rin ang withdrawal at history. Kapag tapos na, puwede silang humiling na bumalik.',
  'The break is over, and they ask.': 'Tapos na ang pahinga, at humihiling sila.',
  'The platform is asked to open play again.': 'Hinihiling sa platform na buksan ulit ang laro.',
  'A time-out ends at once.': 'Agad na natatapos ang time-out.',
  'After a self-exclusion it waits: the screen says until when.':
    'Naghihintay ito pagkatapos ng self-exclusion: sinasabi ng screen kung hanggang kailan.',
  'Refused: the screen says why.': 'Tinanggihan: sinasabi ng screen kung bakit.',
  'It could not be loaded; the screen offers to try again.': 'Hindi ito nakuha; puwedeng sumubok ulit.',
  // reality-check
  'The platform says how long this session has played and when the next check is due.':
    'Sinasabi ng platform kung gaano na katagal ang laro sa session na ito at kailan ang susunod na paalala.',
  'The platform counts for all games, tabs and reloads of the session.':
    'Binibilang ng platform ang lahat ng laro, tab at reload ng session.',
  'Whether the player is to be told now.': 'Kung sasabihan na ngayon ang player.',
  'The interval is over.': 'Tapos na ang pagitan.',
  'The interval runs. A phone that sleeps is told when it wakes.':
    'Tumatakbo ang pagitan. Sasabihan ang teleponong natulog pagkagising nito.',
  'The clock is not available: the platform is asked instead.':
    'Hindi magamit ang orasan: ang platform ang tinanong.',
  'The interval is over: the platform is asked, since another tab may have answered.':
    'Tapos na ang pagitan: tinanong ang platform, dahil baka nasagot na sa ibang tab.',
  'Another tab of the player changed it.': 'Binago ito sa ibang tab ng player.',
  'The player chooses an interval.': 'Pumili ang player ng pagitan.',
  'The check covers the game: time played and net result, with ways to the history, the limits and out. It waits for the player’s answer.':
    'Tinatakpan ng paalala ang laro: tagal ng laro at kinalabasan, may daan sa tala, sa mga limit at palabas. Hinihintay nito ang sagot ng player.',
  'The player has read it and plays on.': 'Nabasa ito ng player at itinuloy ang laro.',
  'Another tab of the player changed something: this check may be answered there.':
    'May binago sa ibang tab ng player: baka nasagot na roon ang paalala.',
  'The platform is asked again; the check stays until it says otherwise.':
    'Tinanong ulit ang platform; nananatili ang paalala hangga’t hindi iba ang sagot nito.',
  'What the platform counts holds.': 'Ang bilang ng platform ang masusunod.',
  'Not known: the check waits for an answer as before.':
    'Hindi alam: naghihintay pa rin ng sagot ang paalala.',
  'The platform is told, and the interval begins again. Tapping again does nothing.':
    'Sinasabihan ang platform, at magsisimula ulit ang pagitan. Walang mangyayari kapag pinindot ulit.',
  'The interval begins again, in all tabs.': 'Nagsimula ulit ang pagitan, sa lahat ng tab.',
  'The platform does not know yet: the check stays and says why.':
    'Hindi pa alam ng platform: nananatili ang paalala at sinasabi kung bakit.',
  'The platform is told the interval. Tapping again does nothing.':
    'Sinasabi sa platform ang pagitan. Walang mangyayari kapag pinindot ulit.',
  'It holds on every phone of the player.': 'Umiiral ito sa bawat telepono ng player.',
  'It may not be saved; the screen says why, and choosing again does no harm.':
    'Baka hindi na-save; sinasabi ng screen kung bakit, at walang masama kung pumili ulit.',
  'Not known for now: the game goes on, and the platform is asked again by itself.':
    'Hindi pa alam: tuloy ang laro, at kusang tatanungin ulit ang platform.',
  'After a while.': 'Makalipas ang ilang sandali.',
  'Not yet.': 'Hindi pa.',
  // first-limits, phone-settings
  'The screen asks how much the player wants to deposit at the most; the chart first-limits has its form.':
    'Tinatanong ng screen kung hanggang magkano lang ang gustong ideposito ng player; nasa chart na first-limits ang form.',
  'The first deposit: the player is asked for limits of their own before.':
    'Unang deposito: tinatanong muna ang player kung gusto niya ng sariling limit.',
  'They have set some, or want none: what is left is fetched anew.':
    'Nagtakda sila o ayaw nila: kinukuha ulit ang natitira.',
  'Three empty fields: 24 hours, 7 days, the month. Any of them may stay empty.':
    'Tatlong field na walang laman: 24 oras, 7 araw, ang buwan. Puwedeng manatiling walang laman ang alinman.',
  'The platform is told that the player was asked. Nobody waits for it longer than a call may take.':
    'Sinasabi sa platform na natanong na ang player. Walang maghihintay nang mas matagal sa isang call.',
  'The deposit’s form follows.': 'Kasunod ang form ng deposito.',
  'Nothing was typed, or no amount: the field says so.':
    'Walang nai-type, o hindi halaga: sinasabi ito ng field.',
  'The limits are sent.': 'Ipinapadala ang mga limit.',
  'The player wants none for now.': 'Ayaw muna ng player.',
  'They hold at once.': 'May bisa agad ang mga ito.',
  'They are not asked again.': 'Hindi na sila tatanungin ulit.',
  'It may be asked once more; the deposit goes on.': 'Baka matanong pa nang isang beses; tuloy ang deposito.',
  'Each choice holds at once, and for the next visit.':
    'May bisa agad ang bawat pinili, hanggang sa susunod na pagbisita.',
  'Whether anything moves by itself.': 'Kung may gagalaw nang kusa.',
  'One kind of message is kept quiet, or said again.':
    'May isang uri ng mensaheng hindi na sinasabi, o sinasabi ulit.',
}
