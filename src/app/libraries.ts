/** What every screen needs besides React: evaluated in a task of its own, before the app's code (src/app/main.ts). */
export { BrowserRouter } from 'react-router-dom'
