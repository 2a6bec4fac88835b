import { createListeners } from './listeners'

/** Answers a screen received from the phone's cache that the platform has since refreshed, by path. */
const changed = createListeners<[path: string]>()

export const onNewer = changed.add
export const tellNewer = changed.tell
