import type { DeliveryProblem } from './delivery-error'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * First pause, growth factor and longest pause after a failure. An interrupted attempt may have
 * delivered the mail, so its pauses are longer: each retry could deliver a duplicate.
 */
const paces: Record<Exclude<DeliveryProblem, 'refused'>, { firstMs: number; factor: number; maxMs: number }> = {
  unreachable: { firstMs: 30 * second, factor: 2, maxMs: 10 * minute },
  unencrypted: { firstMs: 30 * second, factor: 2, maxMs: 10 * minute },
  postponed: { firstMs: minute, factor: 2, maxMs: 30 * minute },
  interrupted: { firstMs: minute, factor: 4, maxMs: 12 * hour },
}

/**
 * Returns the pause after a number of attempts, in ms. A random half of the pause spreads out mails
 * that failed together.
 * @param random from 0 to below 1
 */
export function toBackOffMs(problem: keyof typeof paces, attempts: number, random: number): number {
  const { firstMs, factor, maxMs } = paces[problem]
  const pauseMs = Math.min(maxMs, firstMs * factor ** (attempts - 1))
  return Math.round(pauseMs * (0.5 + random / 2))
}
