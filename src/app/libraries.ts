/**
 * What every screen needs besides React: evaluated in a separate task, before the app's code
 * (src/app/main.ts).
 */
export { BrowserRouter } from 'react-router-dom'
