import type { OperatorFile } from '../../operators/file'
import { pageHeaders } from '../../operators/policy'
import { gatewayPaths, hashed, oldLinks } from '../../operators/serving'
import type { Gateway } from './gateway'
import { asPattern, spokenTags } from './languages'

/** Caddy's configuration for a release; the part common to all is in docs/deploy/caddy/Caddyfile. */

/** A text in backticks, in which nothing is special. */
function quoted(text: string): string {
  if (/[`{}\n]/.test(text)) throw new Error(`Caddy cannot be told ${text}`)
  return `\`${text}\``
}

/** Matchers used by every site. */
export const caddyMatchers = (screens: readonly string[]): string =>
  [
    '# Written by npm run release.',
    '(perya_matchers) {',
    `\t@screen path_regexp \`^(?:${[...new Set([...screens, ...oldLinks])].map(asPattern).join('|')})/*$\``,
    `\t@page path_regexp \`/[^/.]*$|^(?:${oldLinks.map(asPattern).join('|')})$\``,
    `\t@hashed path_regexp \`${hashed.source.replaceAll('\\/', '/')}\``,
    '}',
    '',
  ].join('\n')

/** An operator's site: its names, its headers, its languages, its gateway. */
export function caddySite(operator: OperatorFile, gateway: Gateway): string {
  const { id, hosts, languages } = operator
  const spoken = spokenTags(languages)
  const proxied = gatewayPaths(operator).map((path) => `${path}*`)
  return [
    `# Written by npm run release: ${id}.`,
    `${hosts.join(', ')} {`,
    '\t# The first of its languages that the browser names.',
    '\tmap {header.Accept-Language} {perya_tag} {',
    `\t\t\`~(?i)(?:^|[,\\s])(${spoken.map(([tag]) => tag).join('|')})(?:[-;,\\s]|$)\` \`\${1}\``,
    '\t\tdefault none',
    '\t}',
    '\tmap {perya_tag} {perya_language} {',
    ...spoken.map(([tag, language]) => `\t\t\`~(?i)^${tag}$\` ${language}`),
    `\t\tdefault ${languages[0]}`,
    '\t}',
    `\t@gateway path ${proxied.join(' ')}`,
    '\t@own not path ' + proxied.join(' '),
    '\theader @own {',
    ...Object.entries(pageHeaders(operator, { reports: false })).map(
      ([name, value]) => `\t\t${name} ${quoted(value)}`,
    ),
    '\t}',
    `\timport perya_site ${id} ${gateway.origin} ${gateway.host}`,
    '}',
    '',
  ].join('\n')
}
