import { z } from 'zod'
import { anything, call } from '@/lib/api/call'
import type { Result } from '@/lib/api/result'
import { type FactorType, factorTypes } from '@/lib/contract/accounts/authenticators'

/** The address of a call of the authentication API. */
export const authAddress = (path: string) => `/_allauth/browser/v1/${path}`

const flowsSchema = z.object({
  data: z.object({
    flows: z.array(
      z.object({
        id: z.string(),
        is_pending: z.boolean().optional(),
        /** For the flows that ask for a second factor: those of the account. */
        types: z.array(z.string()).optional(),
      }),
    ),
  }),
})

/**
 * Makes a call of the authentication API (django-allauth's headless API) from the browser.
 * @param path below `/_allauth/browser/v1/`
 */
export function callAuth(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<Result<unknown>> {
  return call(anything, { method, path: authAddress(path), data })
}

/**
 * Makes a call about the account's addresses. A real django-allauth answers 409 where nobody is logged in and an address is
 * added: to the forms that is the missing login that it is.
 */
export async function callEmails(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  data: unknown,
): Promise<Result<unknown>> {
  const result = await callAuth(method, 'account/email', data)
  return hasStatus(result, 409)
    ? { ok: false, failure: { ...result.failure, status: 401, data: null } }
    : result
}

/** The step that is still to be done before a call succeeds, as `verify_email` or `reauthenticate`; null for none. */
export function pendingFlow(result: Result<unknown>): string | null {
  return flowsOf(result).find((flow) => flow.is_pending)?.id ?? null
}

/** The second factors that a flow of an answer takes; none where the answer has no such flow. */
export function factorsOf(
  result: Result<unknown>,
  flow: 'mfa_authenticate' | 'mfa_reauthenticate',
): readonly FactorType[] {
  const types = flowsOf(result).find(({ id }) => id === flow)?.types ?? []
  return factorTypes.filter((type) => types.includes(type))
}

/** The steps that an answer of 401 names, pending or not. */
export function flowsOf(result: Result<unknown>): z.infer<typeof flowsSchema>['data']['flows'] {
  if (!hasStatus(result, 401)) return []
  return flowsSchema.safeParse(result.failure.data).data?.data.flows ?? []
}

/** Whether a call was refused with a status. */
export function hasStatus(
  result: Result<unknown>,
  status: number,
): result is Extract<Result<unknown>, { ok: false }> {
  return !result.ok && result.failure.status === status
}
