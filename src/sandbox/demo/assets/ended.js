// A page without a round tells the host so.
'use strict'
if (parent !== window)
  parent.postMessage(
    { source: 'perya-game', version: 1, type: 'error', round: '', code: 'round-ended' },
    document.body.dataset.host,
  )
