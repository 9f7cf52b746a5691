import { useState } from 'react'
import type { Result } from '@/lib/api/result'
import type { FactorType } from '@/lib/contract/accounts/authenticators'

/** A step without which the backend rejects a call: a login, or a proof of the user's identity. */
export type MissingStep = 'login' | 'proof'

interface LoginRequest {
  missingStep: MissingStep
  /** The second factors with which the identity can be proved instead of the password. */
  factors: readonly FactorType[]
  resolve: (isConfirmed: boolean) => void
}

async function findMissingStep(result: Result<unknown>): Promise<Omit<LoginRequest, 'resolve'> | null> {
  if (result.ok || result.failure.status !== 401) return null
  // Imported on demand, because most visitors never need it.
  const { listFactors, findPendingFlow } = await import('./allauth')
  const missingStep = findPendingFlow(result) === 'reauthenticate' ? 'proof' : 'login'
  return { missingStep, factors: listFactors(result, 'mfa_reauthenticate') }
}

/**
 * Makes calls that require a login. If the login is missing, a dialog asks for it, and the call is
 * made again. `LoginAgain` renders the dialog for the returned `loginRequest`.
 */
export function useLoginAgain() {
  const [request, setRequest] = useState<LoginRequest | null>(null)

  /**
   * Makes a call. If a login or proof is missing, asks for it and makes the call again.
   * @returns the result of the last call; a failure if the user canceled
   */
  async function callWithLogin<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>> {
    for (;;) {
      const result = await call()
      const missingStep = await findMissingStep(result)
      if (missingStep === null) return result
      const isConfirmed = await new Promise<boolean>((resolve) => setRequest({ ...missingStep, resolve }))
      if (!isConfirmed) return result
    }
  }

  /** Closes the dialog at once, because a key that is pressed meanwhile belongs to the page. */
  function closeDialog(isConfirmed: boolean): void {
    setRequest(null)
    request?.resolve(isConfirmed)
  }

  return {
    callWithLogin,
    loginRequest: {
      missingStep: request?.missingStep ?? null,
      factors: request?.factors ?? [],
      retry: () => closeDialog(true),
      cancel: () => closeDialog(false),
    },
  }
}
