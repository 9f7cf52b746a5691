import type { DeliveryProblem } from './delivery-error'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * First pause, growth factor and longest pause after a failure. An interrupted attempt may have
 * delivered the mail, so its pauses are longer: each retry could deliver a duplicate.
 */
const paces: Record<
  Exclude<DeliveryProblem, 'refused'>,
  { first: number; factor: number; longest: number }
> = {
  unreachable: { first: 30 * second, factor: 2, longest: 10 * minute },
  unencrypted: { first: 30 * second, factor: 2, longest: 10 * minute },
  postponed: { first: minute, factor: 2, longest: 30 * minute },
  interrupted: { first: minute, factor: 4, longest: 12 * hour },
}

/**
 * Returns the pause after a number of attempts, in ms. A random half of the pause spreads out mails
 * that failed together.
 * @param random from 0 to below 1
 */
export function toBackOffMs(problem: keyof typeof paces, attempts: number, random: number): number {
  const { first, factor, longest } = paces[problem]
  const pause = Math.min(longest, first * factor ** (attempts - 1))
  return Math.round(pause * (0.5 + random / 2))
}
