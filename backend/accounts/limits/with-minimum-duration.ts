import type { Services } from '@/backend/platform/services'

/** Far longer than the work takes, yet not noticeable as a delay; in milliseconds. */
const answerMs = 400

/**
 * Runs work whose duration would disclose whether an address has an account: the answer never comes before a
 * fixed time. Under load the work takes longer than that, so it must be the same for both cases, or run in
 * the background.
 */
export async function withMinimumDuration<Result>(
  { pause }: Pick<Services, 'pause'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work(), pause(answerMs)])
  return result
}
