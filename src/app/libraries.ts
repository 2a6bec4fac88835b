/** Libraries that every screen needs besides React: evaluated in a task of their own, before the app's code. */
export { useTranslation } from 'react-i18next'
export { BrowserRouter } from 'react-router-dom'
