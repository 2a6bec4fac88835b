/** Which screens exist, as the app's route table says; kept here so that screens and charts need not know the table. */

let known: (path: string) => boolean = () => false

export function registerScreens(isKnown: (path: string) => boolean): void {
  known = isKnown
}

/** Whether a screen exists behind a path: what is not built is not linked. */
export function isBuilt(path: string): boolean {
  return known(path)
}
