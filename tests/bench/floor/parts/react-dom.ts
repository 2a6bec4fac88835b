import { createElement, StrictMode, Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { keep } from './keep'

function Hello() {
  const [count, setCount] = useState(0)
  useEffect(() => keep(count), [count])
  return createElement('button', { onClick: () => setCount(count + 1) }, count)
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    createElement(StrictMode, null, createElement(Suspense, { fallback: null }, createElement(Hello))),
  )
}
