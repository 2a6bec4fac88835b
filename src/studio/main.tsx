// Imported first, so that the flow is requested while the rest is being parsed.
import { asked } from './start'
import '../styles/index.css'
import './view/drawing.css'
import { createRoot } from 'react-dom/client'
import { App } from './view/App'
import { firstLanguage } from './view/preferences'
import { loadLanguage } from './words/flows'

const place = document.getElementById('studio')
void Promise.all([asked, loadLanguage(firstLanguage())]).then(
  ([begin]) => place && createRoot(place).render(<App begin={begin} />),
)
