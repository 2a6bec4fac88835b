/** Runs tasks in the order in which they were given, each after the one before has ended, however that ended. */
export function inTurn(): (task: () => Promise<unknown>) => void {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    last = last.then(task).catch(() => {})
  }
}
