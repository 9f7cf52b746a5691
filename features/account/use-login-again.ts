import { useState } from 'react'
import type { Result } from '@/lib/api/result'
import { hasStatus, pendingFlow } from './allauth'

/** What a signed-in user has to do before a call succeeds: log in once more, or give the password once more. */
export type Missing = 'login' | 'proof'

interface Asking {
  missing: Missing
  answer: (isConfirmed: boolean) => void
}

function missingIn(result: Result<unknown>): Missing | null {
  if (!hasStatus(result, 401)) return null
  return pendingFlow(result) === 'reauthenticate' ? 'proof' : 'login'
}

/**
 * Calls of a signed-in user that ask for the login in place where it is missing, and then go on. What is to be shown meanwhile is
 * `LoginDialog`, by `login`.
 */
export function useLoginAgain() {
  const [asking, setAsking] = useState<Asking | null>(null)

  /** Makes a call, again after each login that it wants; its last answer when the user gives up. */
  async function withLogin<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>> {
    for (;;) {
      const result = await call()
      const missing = missingIn(result)
      if (missing === null) return result
      const isConfirmed = await new Promise<boolean>((answer) => setAsking({ missing, answer }))
      setAsking(null)
      if (!isConfirmed) return result
    }
  }

  return {
    withLogin,
    login: {
      missing: asking?.missing ?? null,
      retry: () => asking?.answer(true),
      cancel: () => asking?.answer(false),
    },
  }
}
