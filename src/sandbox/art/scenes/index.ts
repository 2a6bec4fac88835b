import { BUILT_SCENES } from './built'
import { SHOWN_SCENES } from './shown'
import { WILD_SCENES } from './wild'

/** Every scene by name. */
export const SCENES = { ...WILD_SCENES, ...BUILT_SCENES, ...SHOWN_SCENES }

export type SceneName = keyof typeof SCENES

export const isScene = (name: string): name is SceneName => Object.hasOwn(SCENES, name)
