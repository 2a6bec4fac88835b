import { timeLimits } from '../../platform/call'

/**
 * How far the platform's clock is ahead of this phone's, from an answer in transit between `sent` and
 * `received`; an answer whose own date has adjusted our clock in the meantime gives no usable transit time.
 */
export function clockAhead(serverTime: number, sent: number, received: number): number {
  const way = received - sent
  return serverTime - received + (way >= 0 && way <= timeLimits.read ? way / 2 : 0)
}
