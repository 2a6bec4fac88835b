import { describe, expect, it, vi } from 'vitest'
import { shareReads, type MakeCall } from '../../src/flows/core/share-reads'
import { memberInfo } from '../../src/platform/calls/member'

interface Made {
  readonly signal: AbortSignal | undefined
  readonly answer: (value: unknown) => void
  readonly fail: (error: Error) => void
}

/** A wire whose answers are controlled by the test. */
function wire() {
  const made: Made[] = []
  const make = ((_call, _input, options) =>
    new Promise((answer, fail) => made.push({ signal: options?.signal, answer, fail }))) as MakeCall
  let who = 'mika_07'
  const reads = shareReads(make, () => who)
  return {
    made,
    signIn: (name: string) => void (who = name),
    read: (signal?: AbortSignal) => reads(memberInfo, null, signal ? { signal } : {}) as Promise<unknown>,
  }
}

describe('a read that several charts ask for at the same time', () => {
  it('is one request, until its answer is there', async () => {
    const { made, read } = wire()
    const both = [read(), read()]
    expect(made).toHaveLength(1)
    made[0]?.answer('info')
    expect(await Promise.all(both)).toEqual(['info', 'info'])
    void read()
    expect(made).toHaveLength(2)
  })

  it('fails for all of them, and is asked anew afterwards', async () => {
    const { made, read } = wire()
    const both = Promise.allSettled([read(), read()])
    made[0]?.fail(new Error('offline'))
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    void read()
    expect(made).toHaveLength(2)
  })

  it('goes on for the others when one gives up, and ends with the last of them', async () => {
    const { made, read } = wire()
    const [one, other] = [new AbortController(), new AbortController()]
    const first = read(one.signal)
    const second = read(other.signal)
    one.abort(new Error('left'))
    await expect(first).rejects.toThrow('left')
    expect(made[0]?.signal?.aborted).toBe(false)
    other.abort(new Error('left'))
    await expect(second).rejects.toThrow('left')
    expect(made[0]?.signal?.aborted).toBe(true)
    const caught = vi.fn<() => void>()
    made[0]?.fail(new Error('aborted'))
    await read(AbortSignal.abort(new Error('gone'))).catch(caught)
    expect(caught).toHaveBeenCalled()
    expect(made).toHaveLength(1)
    void read()
    expect(made).toHaveLength(2)
  })

  it('is nobody else’s', () => {
    const { made, read, signIn } = wire()
    void read()
    signIn('don_ramon')
    void read()
    expect(made).toHaveLength(2)
  })
})
