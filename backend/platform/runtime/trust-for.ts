/**
 * Asks for something at most once in `ms`: until then everybody gets the same answer, also while it is on its way. A failure is not
 * kept.
 */
export function trustFor<Answer>(
  ms: number,
  ask: () => Promise<Answer>,
  now: () => number = Date.now,
): () => Promise<Answer> {
  let asked: { at: number; answer: Promise<Answer> } | undefined
  return async () => {
    if (!asked || now() - asked.at >= ms) asked = { at: now(), answer: ask() }
    return asked.answer.catch((error: unknown) => {
      asked = undefined
      throw error
    })
  }
}
