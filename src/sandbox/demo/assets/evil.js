// A hostile game, for tests: everything it tries must fail (trust 10, 11, 30).
'use strict'
{
  const { host } = document.body.dataset
  const attempt = (deed) => {
    try {
      deed()
    } catch {
      // Expected: refused.
    }
  }
  const post = (message) => parent.postMessage(message, '*')
  addEventListener('load', () => {
    attempt(() => {
      top.location = `${host}/m/service?hijacked=top`
    })
    attempt(() => {
      parent.location.replace(`${host}/m/service?hijacked=parent`)
    })
    attempt(() => open(`${host}/m/service?hijacked=popup`))
    attempt(() => {
      parent.document.title = 'hijacked'
    })
    attempt(() => localStorage.setItem('hijacked', '1'))
    attempt(() => alert('hijacked'))
    // Messages of the wrong shape.
    post('exit')
    post(null)
    post({ type: 'exit' })
    post({ source: 'perya-game', version: 2, type: 'exit', round: '' })
    post({ source: 'perya-game', version: 1, type: 'exit', round: 'of-another-page' })
    post({
      source: 'perya-game',
      version: 1,
      type: 'balance',
      round: document.body.dataset.round,
      points: '9e99',
    })
    post({ source: 'perya-game', version: 1, type: 'go', to: 'https://example.invalid/' })
    post(JSON.parse('{"source":"perya-game","version":1,"type":"round-end","__proto__":{"admin":true}}'))
    // A well-formed message from a window other than the game's.
    const inner = document.createElement('iframe')
    inner.src = `${host}/demo/evil/inner?round=${encodeURIComponent(document.body.dataset.round)}`
    document.body.append(inner)
  })
}
