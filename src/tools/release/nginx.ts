import { oldLinks, gatewayPaths } from '../../operators/serving'
import type { OperatorFile } from '../../operators/file'
import { pageHeaders } from '../../operators/policy'
import { asPattern, spokenTags } from './languages'
import type { Gateway } from './gateway'

/** nginx's configuration for a release; the part common to all is in docs/deploy/nginx. */

/** A text in double quotes. nginx cannot escape a dollar sign. */
function quoted(text: string): string {
  if (/[$\\\n]/.test(text)) throw new Error(`nginx cannot be told ${text}`)
  return `"${text.replaceAll('"', '\\"')}"`
}

/** Paths that have a screen. */
export const nginxScreens = (screens: readonly string[]): string =>
  [
    '# Written by npm run release: addresses that have a screen.',
    'map $uri $perya_status {',
    '    default 404;',
    ...[...new Set([...screens, ...oldLinks])].map((path) => `    "~^${asPattern(path)}/*$" 200;`),
    '}',
    '',
  ].join('\n')

/** An operator's server: its names, its headers, its languages, its gateway. */
export function nginxSite(operator: OperatorFile, gateway: Gateway): string {
  const { id, hosts, languages } = operator
  const own = id.replaceAll('-', '_')
  const spoken = spokenTags(languages)
  return [
    `# Written by npm run release: ${id}.`,
    `upstream perya_gateway_${own} {`,
    `    server ${gateway.address};`,
    '    keepalive 32;',
    '}',
    '# The first of its languages that the browser names.',
    `map $http_accept_language $perya_tag_${own} {`,
    '    default "";',
    `    "~*^(?:.*?[,\\s])??(?<perya_named_${own}>${spoken.map(([tag]) => tag).join('|')})(?:[-;,\\s]|$)" $perya_named_${own};`,
    '}',
    `map $perya_tag_${own} $perya_page_${own} {`,
    `    default /pages/${languages[0]}.html;`,
    ...spoken.map(([tag, language]) => `    ${tag} /pages/${language}.html;`),
    '}',
    'server {',
    `    server_name ${hosts.join(' ')};`,
    '    include perya/listen.conf;',
    `    root $perya_root/current/sites/${id};`,
    `    set $perya_page $perya_page_${own};`,
    `    set $perya_gateway ${gateway.protocol}://perya_gateway_${own};`,
    `    set $perya_gateway_host ${gateway.host};`,
    ...Object.entries(pageHeaders(operator, { reports: false })).map(
      ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
    ),
    '    include perya/site.conf;',
    ...gatewayPaths(operator).map((path) => `    location ^~ ${path} { include perya/gateway.conf; }`),
    '}',
    '',
  ].join('\n')
}
