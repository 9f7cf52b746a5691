import { useState } from 'react'
import type { Result } from '@/lib/api/result'
import type { FactorType } from '@/lib/contract/accounts/authenticators'

/** What a call requires: a login, or the password once more (reauthentication). */
export type Missing = 'login' | 'proof'

interface Asking {
  missing: Missing
  /** The second factors that may be given in place of the password. */
  factors: readonly FactorType[]
  answer: (isConfirmed: boolean) => void
}

async function missingIn(result: Result<unknown>): Promise<Omit<Asking, 'answer'> | null> {
  if (result.ok || result.failure.status !== 401) return null
  // Loaded once a login is missing: for most people none ever is.
  const { factorsOf, pendingFlow } = await import('./allauth')
  const missing = pendingFlow(result) === 'reauthenticate' ? 'proof' : 'login'
  return { missing, factors: factorsOf(result, 'mfa_reauthenticate') }
}

/**
 * Repeats calls of a signed-in user after asking for a missing login. Pass `login` to `LoginAgain`, which renders
 * the dialog meanwhile.
 */
export function useLoginAgain() {
  const [asking, setAsking] = useState<Asking | null>(null)

  /** Makes a call and repeats it after each required login. @returns its last result if the user cancels */
  async function withLogin<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>> {
    for (;;) {
      const result = await call()
      const missing = await missingIn(result)
      if (missing === null) return result
      const isConfirmed = await new Promise<boolean>((answer) => setAsking({ ...missing, answer }))
      setAsking(null)
      if (!isConfirmed) return result
    }
  }

  return {
    withLogin,
    login: {
      missing: asking?.missing ?? null,
      factors: asking?.factors ?? [],
      retry: () => asking?.answer(true),
      cancel: () => asking?.answer(false),
    },
  }
}
