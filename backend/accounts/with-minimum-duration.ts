import type { Services } from '../services'

/** Longer than the work takes by far, shorter than people mind, in milliseconds. */
const answerMs = 400

/**
 * Does work whose duration would tell whether an address has an account: the answer never comes before a fixed time. On a
 * machine under load the work takes longer than that: it must be the same for both kinds, or go on in the background.
 */
export async function withMinimumDuration<Result>(
  { pause }: Pick<Services, 'pause'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work(), pause(answerMs)])
  return result
}
