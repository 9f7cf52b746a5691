/** Caches a result for `ms`. Concurrent callers share one call; failures are not cached. */
export function cacheFor<Result>(
  ms: number,
  load: () => Promise<Result>,
  now: () => number = Date.now,
): () => Promise<Result> {
  let cachedResult: { at: number; result: Promise<Result> } | undefined
  return async () => {
    if (!cachedResult || now() - cachedResult.at >= ms) cachedResult = { at: now(), result: load() }
    return cachedResult.result.catch((error: unknown) => {
      cachedResult = undefined
      throw error
    })
  }
}
