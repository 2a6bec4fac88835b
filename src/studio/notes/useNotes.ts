import { useEffect, useState } from 'react'
import { joined, keepNotes, ownNotes, sharedNotes, type Note } from './notes'

/** How often others' remarks are polled while the panel is open. */
const pause = 3000

interface Notes {
  readonly notes: readonly Note[]
  /** Whether others see them; undefined until known. */
  readonly isShared: boolean | undefined
  /** Adds notes, or newer versions of one's own notes. */
  readonly keep: (added: readonly Note[]) => void
}

/** All notes: one's own immediately, others' as they are written. */
export function useNotes(): Notes {
  const [notes, setNotes] = useState<readonly Note[]>(ownNotes)
  const [isShared, setShared] = useState<boolean | undefined>()
  const send = async (all: readonly Note[]) => {
    const kept = await keepNotes(all)
    setNotes((now) => joined(now, kept.notes))
    setShared(kept.isShared)
  }
  const keep = (added: readonly Note[]) => {
    const next = joined(notes, added)
    setNotes(next)
    void send(next)
  }
  useEffect(() => {
    void send(ownNotes())
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the panel opens
  }, [])
  useEffect(() => {
    if (!isShared) return undefined
    let known = ''
    const timer = setInterval(() => {
      if (document.hidden) return
      void sharedNotes().then((found) => {
        const text = JSON.stringify(found)
        if (found && text !== known) setNotes((now) => joined(now, found))
        known = text
        return undefined
      })
    }, pause)
    return () => clearInterval(timer)
  }, [isShared])
  return { notes, isShared, keep }
}
