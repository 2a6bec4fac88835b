/** For the start of the program, which loads its pieces one by one (src/app/main.ts). */
export { loadFile } from '../../platform/files'
