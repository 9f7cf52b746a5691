import type { Services } from '@/backend/platform/services'

/** Minimum duration: far longer than the work usually takes, but not noticeable as a delay. */
const minimumMs = 400

/**
 * Runs work whose duration would disclose that an account exists, and returns after a fixed minimum
 * time. Under load the work can take longer than the minimum. It must therefore do the same with
 * and without an account, or run in the background.
 */
export async function withMinimumDuration<Result>(
  { pause }: Pick<Services, 'pause'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const [result] = await Promise.all([work(), pause(minimumMs)])
  return result
}
