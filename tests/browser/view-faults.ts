/** A deliberate fault in a screen, and the test that should detect it: `npm run mutate -- --views`. */
interface ViewFault {
  readonly what: string
  readonly file: string
  /** Occurs once in the file. */
  readonly find: string
  readonly by: string
  readonly spec: string
  /** Part of the test's title, as a regular expression. */
  readonly title: string
  /** Why nothing detects it, if so. */
  readonly reason?: string
}

const everyRoute = 'every route shows its screen'
const members = 'an entry goes with its own flag'
const agentHome = 'the agent home: money'
const ticker = 'the ticker opens all hot matches'
const incomplete = 'an incomplete form is not sent'
const drawer = 'lists promotions, the categories and the services'
const notices = 'every title of the notice strip'

export const viewFaults: readonly ViewFault[] = [
  {
    what: 'The bar of a screen has no title',
    file: 'src/ui/shell/PageTopBar.tsx',
    find: '          {title}\n',
    by: "          {'Perya'}\n",
    spec: 'shell',
    title: `tita_baby: ${everyRoute}`,
  },
  {
    what: 'Banners stay twice as long',
    file: 'src/pages/home/Banners.tsx',
    find: 'const stay = 5000',
    by: 'const stay = 10_000',
    spec: 'home',
    title: 'advance automatically',
  },
  {
    what: 'The ticker of matches stops at the last one',
    file: 'src/ui/home/useCarousel.ts',
    find: 'rewind: vertical',
    by: 'rewind: false',
    spec: 'home-whole',
    title: 'matches turn every 5 seconds',
    reason: 'The same either way: automatic movement goes back to the first match by itself.',
  },
  {
    what: 'Home and away teams are swapped on the ticket',
    file: 'src/ui/home/HotMatchCard.tsx',
    find: '<TeamLine team={home} />\n        <TeamLine team={away} />',
    by: '<TeamLine team={away} />\n        <TeamLine team={home} />',
    spec: 'home-more',
    title: ticker,
  },
  {
    what: 'Both teams have the crest of the home team',
    file: 'src/pages/home/HotMatches.tsx',
    find: 'checkImage(image)',
    by: 'checkImage(match.homeTeamImageUrl)',
    spec: 'home-more',
    title: ticker,
  },
  {
    what: 'The list of matches leaves out the league',
    file: 'src/pages/home/MatchSheet.tsx',
    find: '{match.league} · {match.date}',
    by: '{match.date}',
    spec: 'home-more',
    title: ticker,
  },
  {
    what: 'The side menu lists missions before rewards',
    file: 'src/pages/shell/MenuDrawer.tsx',
    find: '{shown.map(',
    by: '{[...shown].reverse().map(',
    spec: 'shell',
    title: drawer,
  },
  {
    what: 'The side menu shows services whatever the flags say',
    file: 'src/pages/shell/MenuDrawer.tsx',
    find: "(flag === null || flags[flag] === '1')",
    by: "(flag === null || flags[flag] !== '')",
    spec: 'shell',
    title: 'shows a service only with its flag',
  },
  {
    what: 'The reward centre has no badge in the member centre',
    file: 'src/pages/member/Entries.tsx',
    find: "key === 'reward' && <Badge",
    by: "key === 'app' && <Badge",
    spec: 'account/rewards',
    title: 'a reward is claimed once',
  },
  {
    what: 'The tab bar counts no promotions',
    file: 'src/app/Tabs.tsx',
    find: 'unclaimedOf(offers)',
    by: '0 * unclaimedOf(offers)',
    spec: 'shell',
    title: 'has five entries',
  },
  {
    what: 'The member centre ignores the flags of its entries',
    file: 'src/pages/member/Entries.tsx',
    find: 'isListed(entry, circumstances) &&',
    by: 'true &&',
    spec: 'account/member',
    title: members,
  },
  {
    what: 'The quick tiles ignore their flags',
    file: 'src/pages/member/Entries.tsx',
    find: 'shows(tile, circumstances) &&',
    by: 'true &&',
    spec: 'account/member',
    title: members,
  },
  {
    what: 'Withdraw on the agent home leads to the deposit',
    file: 'src/pages/agency/Balance.tsx',
    find: 'way(paths.withdraw)',
    by: 'way(paths.deposit)',
    spec: 'agency',
    title: agentHome,
  },
  {
    what: 'Deposit on the agent home leads to the records',
    file: 'src/pages/agency/Balance.tsx',
    find: 'way(paths.deposit)',
    by: 'way(paths.depositHistory)',
    spec: 'agency',
    title: agentHome,
  },
  {
    what: 'An announcement has its second picture',
    file: 'src/flows/home/announcements.ts',
    find: 'sequence === 1',
    by: 'sequence === 2',
    spec: 'home',
    title: notices,
  },
  {
    what: 'News of games are left out of the announcements',
    file: 'src/flows/home/announcements.ts',
    find: "...hot.map(readable('games')),",
    by: '...hot.slice(0, 0).map(readable(`games`)),',
    spec: 'home',
    title: notices,
  },
  {
    what: 'The language list does not close on a second tap',
    file: 'src/ui/LanguagePicker.tsx',
    find: 'setOpen(!open)',
    by: 'setOpen(true)',
    spec: 'login',
    title: 'messages in the new language',
  },
  {
    what: 'Languages have no flags',
    file: 'src/ui/LanguageList.tsx',
    find: '<Flag of={choice.flag} />',
    by: '{choice.flag && null}',
    spec: 'login',
    title: 'messages in the new language',
  },
  {
    what: 'The confirmation of the password has the general message',
    file: 'src/pages/register/RegisterFields.tsx',
    find: "field === 'confirmPassword' && (problem",
    by: "field === 'email' && (problem",
    spec: 'account/register',
    title: incomplete,
  },
  {
    what: 'The registration asks for the wrong age',
    file: 'src/pages/register/RegisterForm.tsx',
    find: "t('agree', { age, terms: place })",
    by: "t('agree', { age: 12, terms: place })",
    spec: 'account/register',
    title: incomplete,
  },
  {
    what: 'Home does not say to play with care',
    file: 'src/pages/shared/SiteFoot.tsx',
    find: "<p>{t('home:care.text')}</p>",
    by: '',
    spec: 'home',
    title: 'opens at the top',
  },
  {
    what: 'A vendor of the slots centre leads to all slots',
    file: 'src/pages/centres/SlotsCenterPage.tsx',
    find: "{ gameType: 'RNG', vassalage: vendor.vassalage }",
    by: "{ gameType: 'RNG' }",
    spec: 'centres',
    title: 'the slots centre has its rows',
  },
  {
    what: 'An unread message has no dot in the member centre',
    file: 'src/pages/member/MemberPage.tsx',
    find: 'badge={unread > 0 && <Badge className={css.dot} />}',
    by: '',
    spec: 'account/member',
    title: 'members see their name',
    reason: 'The button’s name says how many are unread; the dot beside it repeats that.',
  },
]
