/** Polls until there is an answer. */
export async function until<Value>(ask: () => Value | Promise<Value>, limit = 30_000): Promise<Value> {
  const end = Date.now() + limit
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > end) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
