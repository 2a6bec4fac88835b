// Posts to the top page as the game that frames it, for tests.
'use strict'
top.postMessage(
  {
    source: 'perya-game',
    version: 1,
    type: 'exit',
    round: new URLSearchParams(location.search).get('round'),
  },
  '*',
)
