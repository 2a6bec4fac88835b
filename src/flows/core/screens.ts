/** Which screens exist, by the app's route table; kept here so that screens and charts need not know the table. */

let known: (path: string) => boolean = () => false

export function registerScreens(isKnown: (path: string) => boolean): void {
  known = isKnown
}

/** Whether a path has a screen: nothing may link to one that does not exist. */
export function hasScreen(path: string): boolean {
  return known(path)
}
