// A game that starts and then fails, for tests.
'use strict'
{
  const { host, round, game } = document.body.dataset
  const tell = (type, more) =>
    parent.postMessage({ source: 'perya-game', version: 1, type, round, ...more }, host)
  addEventListener('load', () => {
    tell('ready', { game })
    tell('error', { code: 'broken' })
  })
}
