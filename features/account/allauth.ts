import { z } from 'zod'
import { call, unparsedResponseSchema } from '@/lib/api/call'
import type { Result } from '@/lib/api/result'
import { type FactorType, factorTypes } from '@/lib/contract/accounts/authenticators'

/** The path of a call to the authentication API. */
export const toAuthPath = (path: string) => `/_allauth/browser/v1/${path}`

const flowsSchema = z.object({
  data: z.object({
    flows: z.array(
      z.object({
        id: z.string(),
        is_pending: z.boolean().optional(),
        /** The second factors of the account, in flows that require one. */
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
  return call(unparsedResponseSchema, { method, path: toAuthPath(path), data })
}

/**
 * Changes the addresses of the account. Without a login django-allauth responds with 409 to a new
 * address; the result has 401 instead.
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

/**
 * Returns the step required before a call succeeds, such as `verify_email` or `reauthenticate`, or
 * null.
 */
export function findPendingFlow(result: Result<unknown>): string | null {
  return listFlows(result).find((flow) => flow.is_pending)?.id ?? null
}

/** Lists the second factors that a flow of a response accepts; empty without that flow. */
export function listFactors(
  result: Result<unknown>,
  flow: 'mfa_authenticate' | 'mfa_reauthenticate',
): readonly FactorType[] {
  const types = listFlows(result).find(({ id }) => id === flow)?.types ?? []
  return factorTypes.filter((type) => types.includes(type))
}

/** Lists the flows of a response with status 401, pending or not. */
export function listFlows(result: Result<unknown>): z.infer<typeof flowsSchema>['data']['flows'] {
  if (!hasStatus(result, 401)) return []
  return flowsSchema.safeParse(result.failure.data).data?.data.flows ?? []
}

/** Returns true if the call failed with the status. */
export function hasStatus(
  result: Result<unknown>,
  status: number,
): result is Extract<Result<unknown>, { ok: false }> {
  return !result.ok && result.failure.status === status
}
