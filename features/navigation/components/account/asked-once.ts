type Ask<Answer> = (url: string) => Promise<Answer | null>

/**
 * Asks once a document, however many places show the answer; what could not be had is asked for again the next time.
 * @returns the answer under a key that names who asks for what
 */
export function askedOnce<Answer>(ask: Ask<Answer>): (key: string, url: string) => Promise<Answer | null> {
  const answers = new Map<string, Promise<Answer | null>>()
  return async (key, url) => {
    const asked = answers.get(key) ?? ask(url)
    answers.set(key, asked)
    const answer = await asked
    if (answer === null) answers.delete(key)
    return answer
  }
}
