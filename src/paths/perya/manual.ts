import type { Project } from '../export/project'

/** What manual scripts say of the sandbox: how a tester has it answer, and where people and passwords are. */
export const manual: NonNullable<Project['manual']> = {
  en: {
    means:
      'A line without a number comes before the step below it: its link opens the sandbox page of `npm start` (<http://localhost:4173/__sandbox/>) with a button that arms just that, for the call named. What is held is let go there, too: keep that page open in a second tab of the same window. Where the first line has the app wait for each answer, take your time: it goes on by itself only while you look at it, and waits of up to 5 seconds are three times as long; elsewhere it gives up on a held request after 8 to 20 seconds. Where nothing is said, a request is simply answered: wait for it; what shows meanwhile may be gone in a moment. SMS codes are under *Messages sent* there, people and their passwords under *People*; what a path has changed of them, *Reset everything* there brings back.',
    arrange:
      'Where a request of the app is answered, just wait for it. Before a request that is refused, fails or stays without an answer ("Wait"), arrange that on the sandbox page (`/__sandbox/`, Faults); Data says what the platform answers.',
    endThere:
      'What cannot be arranged there, an error inside the app, only the tests without a browser bring about: end the path there.',
    driver: (chart) =>
      `How the tests in a browser bring each of these steps about stands in \`tests/browser/paths/drivers/${chart}.driver.ts\`.`,
    nothingArmed: 'nothing armed (sandbox page, *Faults*: tap *Take all back and let all go*)',
    password: ' (password: sandbox page, *People*)',
  },
  fil: {
    means:
      'Ang linyang walang numero ay gagawin bago ang hakbang sa ilalim nito: binubuksan ng link nito ang sandbox page ng `npm start` (<http://localhost:4173/__sandbox/>) na may button na iyon lang ang ihahanda, para sa call na nakasulat. Doon din pinakakawalan ang pinigilan: panatilihing bukas ang page na iyon sa ikalawang tab ng parehong window. Kung pinaghihintay ng unang linya ang app sa bawat sagot, huwag magmadali: kusa lang itong tumutuloy habang tinitingnan mo, at tatlong beses ang haba ng paghihintay na hanggang 5 segundo; kung hindi, sumusuko ito sa pinigilang request pagkalipas ng 8 hanggang 20 segundo. Kung walang nakasulat, sasagutin lang ang request: hintayin ito; baka saglit lang makita ang nasa screen habang naghihintay. Nasa *Messages sent* doon ang mga SMS code, at nasa *People* ang mga tao at ang password nila; ibinabalik ng *Reset everything* doon ang binago ng isang path sa kanila.',
    arrange:
      'Kapag may sagot ang request ng app, hintayin lang ito. Bago ang request na tatanggihan, papalya o hindi sasagutin ("Maghintay"), ihanda muna iyon sa sandbox page (`/__sandbox/`, Faults); nasa Data ang isasagot ng platform.',
    endThere:
      'Ang hindi maihahanda roon, gaya ng error sa loob ng app, ay para lang sa mga test na walang browser: doon na tapusin ang path.',
    driver: (chart) =>
      `Kung paano ginagawa ng mga test sa browser ang bawat hakbang, nasa \`tests/browser/paths/drivers/${chart}.driver.ts\`.`,
    nothingArmed: 'walang naka-arm (sandbox page, *Faults*: pindutin ang *Take all back and let all go*)',
    password: ' (password: sandbox page, *People*)',
  },
}
