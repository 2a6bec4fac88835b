import { createActor } from 'xstate'
import { gameLaunchMachine } from '../../machines/game-launch/game-launch.machine'
import type { LaunchTarget } from '../../machines/game-launch/launch'
import { roleOf } from '../../machines/session/session'
import { safeNext } from '../../machines/shared/next'
import { boundEffects } from './effects'
import { currentHall } from './prize-mode'
import { currentSession, currentSettings } from './root'
import { inspect } from './inspect'

const launchFlow = gameLaunchMachine.provide({ actions: boundEffects })

/** Follows a tap on a game or a vendor through the launch rules. `from` is the own path to come back to. */
export function launch(target: LaunchTarget, from: string): void {
  createActor(launchFlow, {
    inspect,
    input: {
      target,
      role: roleOf(currentSession()?.type ?? null),
      webAppVendors: currentSettings()?.webAppVendors ?? [],
      prizeMode: currentHall(),
      lottoMode: target.lottoMode ?? (target.category === 'ELOTT' ? 'Entertainment' : 'Tradition'),
      from: safeNext(from),
    },
  }).start()
}
