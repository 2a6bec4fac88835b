/** Runs tasks in order, each after the previous one has settled. */
export function inTurn(): (task: () => Promise<unknown>) => void {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    last = last.then(task).catch(() => {})
  }
}
