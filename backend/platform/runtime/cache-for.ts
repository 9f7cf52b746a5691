/** Caches the result of `load` for `ms`, but no failure. Concurrent callers share one call. */
export function createCachedLoader<Result>(
  ms: number,
  load: () => Promise<Result>,
  now: () => number = Date.now,
): () => Promise<Result> {
  let cachedResult: { loadedAt: number; result: Promise<Result> } | undefined
  return async () => {
    if (!cachedResult || now() - cachedResult.loadedAt >= ms) cachedResult = { loadedAt: now(), result: load() }
    return cachedResult.result.catch((error: unknown) => {
      cachedResult = undefined
      throw error
    })
  }
}
