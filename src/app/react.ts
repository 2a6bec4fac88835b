/** React, evaluated in a task of its own, before the app's code. */
export { createRoot } from 'react-dom/client'
