/** A flow's drawing with what failed marked in it: boxes of states by their ids, lines and rows of transitions by theirs. */
export function marked(svg: string, failed: ReadonlySet<string>): string {
  if (failed.size === 0) return svg
  const isFailed = (id: string) => failed.has(unescaped(id))
  const withClass = (tag: string) =>
    tag.includes(' class="')
      ? tag.replace(' class="', ' class="failed ')
      : tag.replace(/>$/, ' class="failed">')
  const body = svg.replaceAll(/<\w+ [^>]*?data-(?:at|of)="([^"]*)"[^>]*>/g, (tag, id: string) =>
    isFailed(id) ? withClass(tag) : tag,
  )
  return body.replace('</style>', `${failedStyle}</style>`)
}

const failedStyle =
  ' .pic .failed > .box { stroke: #a4002a; stroke-width: 5; } .pic .failed > .wire, .pic .failed.wire { stroke: #a4002a; stroke-width: 4; } .pic .failed text, .pic text.failed { fill: #a4002a; font-weight: 600; }'

const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
