// First of all, so that the flow is on its way while the rest is read.
import { asked } from './start'
import '../styles/index.css'
import './view/drawing.css'
import { createRoot } from 'react-dom/client'
import { App } from './view/App'

const place = document.getElementById('studio')
void asked.then((begin) => place && createRoot(place).render(<App begin={begin} />))
