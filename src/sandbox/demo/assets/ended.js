// Tells the host that this page has no round.
'use strict'
if (parent !== window)
  parent.postMessage(
    { source: 'perya-game', version: 1, type: 'error', round: '', code: 'round-ended' },
    document.body.dataset.host,
  )
