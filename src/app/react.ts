/** React, run in a piece by itself, before the app's own code. */
export { createRoot } from 'react-dom/client'
