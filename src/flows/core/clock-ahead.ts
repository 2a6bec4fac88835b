import { timeLimits } from '../../platform/call'

/**
 * How far the platform's clock is ahead of ours, from an answer that was under way from `sent` to `received`; one whose
 * own date has moved our clock meanwhile says nothing about its way.
 */
export function clockAhead(serverTime: number, sent: number, received: number): number {
  const way = received - sent
  return serverTime - received + (way >= 0 && way <= timeLimits.read ? way / 2 : 0)
}
