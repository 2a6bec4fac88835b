/** For the app's startup, which loads its parts one by one (src/app/main.ts). */
export { loadFile } from '../../platform/files'
