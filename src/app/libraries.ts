/** Libraries that every screen needs beside React: run in a piece by themselves, before the app's own code. */
export { useTranslation } from 'react-i18next'
export { BrowserRouter } from 'react-router-dom'
