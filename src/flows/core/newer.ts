import { createListeners } from './listeners'

/** Answers that a screen was given from the phone, and that the platform has answered anew since; by their paths. */
const changed = createListeners<[path: string]>()

export const onNewer = changed.add
export const tellNewer = changed.tell
