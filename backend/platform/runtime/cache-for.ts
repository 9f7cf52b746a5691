/** Caches a result for `ms`. Concurrent callers share one call; failures are not cached. */
export function cacheFor<Result>(
  ms: number,
  load: () => Promise<Result>,
  now: () => number = Date.now,
): () => Promise<Result> {
  let cachedAnswer: { at: number; answer: Promise<Result> } | undefined
  return async () => {
    if (!cachedAnswer || now() - cachedAnswer.at >= ms) cachedAnswer = { at: now(), answer: load() }
    return cachedAnswer.answer.catch((error: unknown) => {
      cachedAnswer = undefined
      throw error
    })
  }
}
