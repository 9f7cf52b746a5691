/**
 * Caches the result of `load` for `ms`. Concurrent callers share one request; failures are not
 * cached.
 */
export function cacheFor<Result>(
  ms: number,
  load: () => Promise<Result>,
  now: () => number = Date.now,
): () => Promise<Result> {
  let cached: { at: number; answer: Promise<Result> } | undefined
  return async () => {
    if (!cached || now() - cached.at >= ms) cached = { at: now(), answer: load() }
    return cached.answer.catch((error: unknown) => {
      cached = undefined
      throw error
    })
  }
}
