import { gameLaunchMachine } from '../../../machines/game-launch/game-launch.machine'
import type { LaunchTarget } from '../../../machines/game-launch/launch'
import { roleOf } from '../../../machines/session/session'
import { safeNext } from '../../../machines/shared/next'
import { boundEffects } from '../core/effects'
import { currentHall } from './prize-mode'
import { currentSession, currentSettings } from '../core/root'
import { startChart } from '../core/chart'

const launchFlow = gameLaunchMachine.provide({ actions: boundEffects })

/** Handles a tap on a game or a vendor by the launch rules. `from` is the own path to return to. */
export function launch(target: LaunchTarget, from: string): void {
  startChart(launchFlow, {
    target,
    role: roleOf(currentSession()?.type ?? null),
    webAppVendors: currentSettings()?.webAppVendors ?? [],
    prizeMode: currentHall(),
    lottoMode: target.lottoMode ?? (target.category === 'ELOTT' ? 'Entertainment' : 'Tradition'),
    from: safeNext(from),
  })
}
