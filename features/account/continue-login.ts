import { type Result, toFailure } from '@/lib/api/result'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { findPendingFlow, hasStatus, listFactors } from './allauth'

/** Returns true if the code of the backend names a step that is required before the login. */
export function isPendingStep(code: string | null): boolean {
  return code === 'verify_email' || code === 'account_activation'
}

interface NextSteps {
  onLogin: () => void
  /** Called if the password is correct and the account requires one of these second factors. */
  onSecondFactor: (factors: readonly FactorType[]) => void
}

/**
 * Continues a login after the response to the password.
 * @returns the step that is required before the account can be used; null for none
 */
export function continueLogin(result: Result<unknown>, { onLogin, onSecondFactor }: NextSteps): Result<string | null> {
  // 409: the visitor is already logged in.
  if (result.ok || hasStatus(result, 409)) {
    onLogin()
    return { ok: true, value: null }
  }
  // If the password is correct and the response names no step, the office has to activate the
  // account (docs/external-backend.md).
  const step = findPendingFlow(result) ?? (hasStatus(result, 401) ? 'account_activation' : null)
  if (step === null) return result
  if (step === 'mfa_authenticate') {
    onSecondFactor(listFactors(result, step))
    return { ok: true, value: null }
  }
  return isPendingStep(step) ? { ok: true, value: step } : { ok: false, failure: toFailure({ status: 502 }) }
}
