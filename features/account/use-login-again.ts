import { useState } from 'react'
import type { Result } from '@/lib/api/result'
import type { FactorType } from '@/lib/contract/accounts/authenticators'

/** The requirement of a call: a login, or a proof (reauthentication). */
export type MissingStep = 'login' | 'proof'

interface LoginRequest {
  missing: MissingStep
  /** The second factors accepted instead of the password. */
  factors: readonly FactorType[]
  answer: (isConfirmed: boolean) => void
}

async function findMissing(result: Result<unknown>): Promise<Omit<LoginRequest, 'answer'> | null> {
  if (result.ok || result.failure.status !== 401) return null
  // Loaded on demand: few visitors ever need it.
  const { listFactors, findPendingFlow } = await import('./allauth')
  const missingStep = findPendingFlow(result) === 'reauthenticate' ? 'proof' : 'login'
  return { missing: missingStep, factors: listFactors(result, 'mfa_reauthenticate') }
}

/**
 * Repeats calls of a signed-in user after asking for a missing login. Pass `login` to `LoginAgain`,
 * which renders the dialog.
 */
export function useLoginAgain() {
  const [request, setRequest] = useState<LoginRequest | null>(null)

  /**
   * Makes a call and repeats it after each required login.
   * @returns the last result if the user cancels
   */
  async function withLogin<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>> {
    for (;;) {
      const result = await call()
      const missingStep = await findMissing(result)
      if (missingStep === null) return result
      const isConfirmed = await new Promise<boolean>((answer) => setRequest({ ...missingStep, answer }))
      setRequest(null)
      if (!isConfirmed) return result
    }
  }

  return {
    withLogin,
    login: {
      missing: request?.missing ?? null,
      factors: request?.factors ?? [],
      retry: () => request?.answer(true),
      cancel: () => request?.answer(false),
    },
  }
}
