import type { DeliveryProblem } from './delivery-error'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/**
 * First pause, growth factor and longest pause after a failure. An interrupted attempt may have
 * delivered the mail, so its pauses are longer: each retry could deliver a duplicate.
 */
const backOffs: Record<Exclude<DeliveryProblem, 'refused'>, { firstMs: number; factor: number; maxMs: number }> = {
  unreachable: { firstMs: 30 * secondMs, factor: 2, maxMs: 10 * minuteMs },
  unencrypted: { firstMs: 30 * secondMs, factor: 2, maxMs: 10 * minuteMs },
  postponed: { firstMs: minuteMs, factor: 2, maxMs: 30 * minuteMs },
  interrupted: { firstMs: minuteMs, factor: 4, maxMs: 12 * hourMs },
}

/**
 * Returns the pause after a number of attempts, in ms. A random half of the pause spreads out mails
 * that failed together.
 * @param random from 0 to below 1
 */
export function toBackOffMs(problem: keyof typeof backOffs, attempts: number, random: number): number {
  const { firstMs, factor, maxMs } = backOffs[problem]
  const pauseMs = Math.min(maxMs, firstMs * factor ** (attempts - 1))
  return Math.round(pauseMs * (0.5 + random / 2))
}
