import { useState } from 'react'
import type { FormResult } from './problems'

/** What a signed-in user has to do before a call succeeds: log in once more, or give the password once more. */
export type Missing = 'login' | 'proof'

interface Asking {
  missing: Missing
  answer: (isGiven: boolean) => void
}

function missingIn({ status, pending }: FormResult): Missing | null {
  if (status !== 401) return null
  return pending === 'reauthenticate' ? 'proof' : 'login'
}

/**
 * Calls of a signed-in user that ask for the login in place where it is missing, and then go on. What is to be shown meanwhile is
 * `LoginDialog`, by `login`.
 */
export function useLoginAgain() {
  const [asking, setAsking] = useState<Asking | null>(null)

  /** Makes a call, again after each login that it wants; its last answer when the user gives up. */
  async function withLogin<Result extends FormResult>(call: () => Promise<Result>): Promise<Result> {
    for (;;) {
      const result = await call()
      const missing = missingIn(result)
      if (missing === null) return result
      const isGiven = await new Promise<boolean>((answer) => setAsking({ missing, answer }))
      setAsking(null)
      if (!isGiven) return result
    }
  }

  return {
    withLogin,
    login: {
      missing: asking?.missing ?? null,
      goOn: () => asking?.answer(true),
      giveUp: () => asking?.answer(false),
    },
  }
}
