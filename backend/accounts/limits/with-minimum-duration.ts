import type { Services } from '@/backend/platform/services'

/** In milliseconds: far longer than the work takes, yet not noticeable as a delay. */
const answerMs = 400

/**
 * Runs work whose duration would disclose the existence of an account, and returns after a fixed
 * minimum time. Under load the work takes longer, so it must be the same in both cases or run in
 * the background.
 */
export async function withMinimumDuration<Result>(
  { pause }: Pick<Services, 'pause'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work(), pause(answerMs)])
  return result
}
