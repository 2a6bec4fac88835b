// Shared by all pages here: texts, elements, randomness, and messages to the framing page. A classic script,
// like all here: module scripts are fetched with CORS, which fails from an opaque origin.
'use strict'

globalThis.base = (() => {
  const { round, host, words: json } = document.body.dataset
  const words = JSON.parse(json)
  const byId = (id) => document.getElementById(id)
  const say = (key, ...values) => values.reduce((text, value, n) => text.replace(`{${n}}`, value), words[key])

  /** Posts to the framing page (docs/wire.md, “Games and their vendors”). */
  function tell(type, more = {}) {
    if (parent !== window)
      parent.postMessage({ source: 'perya-game', version: 1, type, round, ...more }, host)
  }

  /** An element with a class, a text and attributes. */
  function make(tag, name = '', text = '', attributes = {}) {
    const made = document.createElement(tag)
    if (name) made.className = name
    if (text) made.textContent = text
    if (tag === 'button') made.type = 'button'
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    return made
  }

  /** A whole number from 0 to `below`, exclusive: for decoration only. */
  const chance = (below) => crypto.getRandomValues(new Uint32Array(1))[0] % below

  /** One key per intent to bet. */
  const freshKey = () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    )

  return { words, byId, say, tell, make, chance, freshKey }
})()
