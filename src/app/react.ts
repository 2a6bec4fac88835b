/** React, evaluated in a task of its own, before the app's code (src/app/main.ts). */
export { createRoot } from 'react-dom/client'
