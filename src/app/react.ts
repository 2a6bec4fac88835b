/** React, evaluated in a separate task, before the app's code (src/app/main.ts). */
export { createRoot } from 'react-dom/client'
