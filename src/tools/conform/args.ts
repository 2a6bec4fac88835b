import type { Person } from './walk'

interface ConformRequest {
  readonly origin: string
  readonly merchant: string
  readonly language: string
  readonly member: Person | undefined
  readonly agent: Person | undefined
  readonly write: boolean
  readonly junit: string | undefined
  readonly html: string | undefined
}

export const conformHelp = `npm run -s conform -- <origin> [options]

  --merchant CODE   merchant code; default perya
  --language EN     EN, TY or VI; default EN
  --write           also make calls that change something: favourites, a launch, feedback; no money moves
  --junit FILE      write the result as JUnit
  --html FILE       write the result as a page

People are given by the environment, so that no password stands in a list of processes:
  CONFORM_MEMBER=name:password   a member of the site, best with some history
  CONFORM_AGENT=name:password    an agent with a team

Exit code 0: nothing is wrong. 1: something is. 2: the options are.`

function personFrom(text: string | undefined): Person | undefined {
  const [username = '', ...password] = (text ?? '').split(':')
  return username === '' ? undefined : { username, password: password.join(':') }
}

/** The options of `npm run conform`; `refusal` explains what is wrong with them. */
export function readConformArgs(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ConformRequest | { readonly refusal: string } {
  const values = new Map<string, string>()
  const places: string[] = []
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? ''
    if (arg === '--write') values.set('write', '1')
    else if (/^--(merchant|language|junit|html)$/.test(arg)) {
      const value = args[(at += 1)]
      if (value === undefined) return { refusal: `${arg} wants a value.` }
      values.set(arg.slice(2), value)
    } else if (arg.startsWith('-')) return { refusal: `There is no option ${arg}.` }
    else places.push(arg)
  }
  const [place, ...others] = places
  if (place === undefined || others.length > 0)
    return { refusal: 'One gateway is wanted: https://gateway.example.' }
  if (!URL.canParse(place) || !/^https?:$/.test(new URL(place).protocol)) {
    return { refusal: `"${place}" is no address of a gateway.` }
  }
  return {
    origin: new URL(place).origin,
    merchant: values.get('merchant') ?? 'perya',
    language: values.get('language') ?? 'EN',
    member: personFrom(env.CONFORM_MEMBER),
    agent: personFrom(env.CONFORM_AGENT),
    write: values.has('write'),
    junit: values.get('junit'),
    html: values.get('html'),
  }
}
