import { z } from 'zod'
import { call, unparsedResponseSchema } from '@/lib/api/call'
import type { Result } from '@/lib/api/result'
import { type FactorType, factorTypes } from '@/lib/contract/accounts/authenticators'

/** Returns the path of a call to the authentication API. */
export const toAuthPath = (path: string) => `/_allauth/browser/v1/${path}`

const flowsSchema = z.object({
  data: z.object({
    flows: z.array(
      z.object({
        id: z.string(),
        is_pending: z.boolean().optional(),
        /** The second factors of the account. Only steps that require one have them. */
        types: z.array(z.string()).optional(),
      }),
    ),
  }),
})

/**
 * Makes a call to the authentication API (django-allauth headless) from the browser.
 * @param path the part of the path after `/_allauth/browser/v1/`
 */
export function callAuth(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<Result<unknown>> {
  return call(unparsedResponseSchema, { method, path: toAuthPath(path), data })
}

/**
 * Changes the e-mail addresses of the account. For a visitor without a login, django-allauth
 * responds with 409 to a new address; the result then has the status 401.
 */
export async function callEmails(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', data: unknown): Promise<Result<unknown>> {
  const result = await callAuth(method, 'account/email', data)
  return hasStatus(result, 409) ? { ok: false, failure: { ...result.failure, status: 401, data: null } } : result
}

/**
 * Returns the step that is required first, such as `verify_email` or `reauthenticate`; null if no
 * step is required.
 */
export function findPendingFlow(result: Result<unknown>): string | null {
  return listFlows(result).find((flow) => flow.is_pending)?.id ?? null
}

/**
 * Returns the second factors that a step accepts, as named in a response; empty if the response
 * does not contain the step.
 */
export function listFactors(
  result: Result<unknown>,
  flow: 'mfa_authenticate' | 'mfa_reauthenticate',
): readonly FactorType[] {
  const types = listFlows(result).find(({ id }) => id === flow)?.types ?? []
  return factorTypes.filter((type) => types.includes(type))
}

/** Returns the possible steps that a response with status 401 contains, required or not. */
export function listFlows(result: Result<unknown>): z.infer<typeof flowsSchema>['data']['flows'] {
  if (!hasStatus(result, 401)) return []
  return flowsSchema.safeParse(result.failure.data).data?.data.flows ?? []
}

/** Returns true if the call failed with the given status. */
export function hasStatus(result: Result<unknown>, status: number): result is Extract<Result<unknown>, { ok: false }> {
  return !result.ok && result.failure.status === status
}
