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
  'Refused: the panel says why, and what was typed is still there.':
    'Tinanggihan: sinasabi ng panel kung bakit, at nandoon pa ang na-type.',
  'Refused: the list says why.': 'Tinanggihan: sinasabi ng listahan kung bakit.',
  'It may not be saved: sending it again does no harm.':
    'Baka hindi na-save: walang masama kung ipadala ulit.',
  'It may not be saved: tapping again does no harm.': 'Baka hindi na-save: walang masama kung pindutin ulit.',
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
  'A dialog says from when to when nobody can end it, and asks once.':
    'Sinasabi ng dialog kung gaano katagal na walang makakatapos nito, at isang beses na nagtatanong.',
  'No, or the dialog is closed.': 'Hindi, o isinara ang dialog.',
  'Yes.': 'Oo.',
  'The break begins. Tapping again does nothing.':
    'Nagsisimula ang pahinga. Walang mangyayari kapag pinindot ulit.',
  'It holds, at once and everywhere.': 'Umiiral na ito, agad at kahit saan.',
  'Refused: the form says why.': 'Tinanggihan: sinasabi ng form kung bakit.',
  'It may not hold: the form says so, and asking again does no harm.':
    'Baka hindi pa ito umiiral: sinasabi ito ng form, at walang masama kung ulitin.',
  'The player takes a break: its end, and that withdrawal and history stay open. Once it is over, they may ask to come back.':
    'Nagpapahinga ang player: ang katapusan nito, at bukas pa rin ang withdrawal at history. Kapag tapos na, puwede silang humiling na bumalik.',
  'Its end has come while the screen was open: the platform is asked.':
    'Dumating ang katapusan habang bukas ang screen: tinatanong ang platform.',
  'The break is over, and they ask.': 'Tapos na ang pahinga, at humihiling sila.',
  'The platform is asked to open play again.': 'Hinihiling sa platform na buksan ulit ang laro.',
  'A time-out ends at once.': 'Agad na natatapos ang time-out.',
  'After a self-exclusion it waits: the screen says until when.':
    'Naghihintay ito pagkatapos ng self-exclusion: sinasabi ng screen kung hanggang kailan.',
  'Refused: the screen says why.': 'Tinanggihan: sinasabi ng screen kung bakit.',
  'It may not be asked for: asking again does no harm.':
    'Baka hindi ito nahiling: walang masama kung hilingin ulit.',
  'It could not be loaded; the screen offers to try again.': 'Hindi ito nakuha; puwedeng sumubok ulit.',
}
