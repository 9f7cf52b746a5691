import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv } from '@/backend/platform/http/app-env'
import type { AuthError } from '@/lib/contract/accounts/auth'
import { type AccountErrorCode, accountErrorCodes, accountMessage } from '../../messages'

/** Creates a router that answers an invalid body in the error format of django-allauth. */
export function createAuthRouter(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    strict: false,
    defaultHook: (result, c) => {
      if (result.success) return undefined
      return refuseInvalidBody(c, fieldErrors(c, result.error.issues))
    },
  })
}

/**
 * Returns the error code of a validation message. The schemas of the contract use codes as
 * messages; every message of zod itself becomes `invalid`.
 */
function toErrorCode(message: string): AccountErrorCode {
  return accountErrorCodes.find((code) => code === message) ?? 'invalid'
}

/** Maps a header with a key to the body parameter with the same key, which names the error. */
const paramOfHeader: Record<string, string> = {
  'x-email-verification-key': 'key',
  'x-password-reset-key': 'key',
}

type Issues = readonly { path: readonly PropertyKey[]; message: string }[]
type AuthErrors = AuthError['errors']

function toAuthError(c: Context<AppEnv>, param: string, code: AccountErrorCode): AuthErrors[number] {
  const message = accountMessage(c.get('locale'), code)
  return param === '' ? { message, code } : { message, code, param }
}

/** Converts validation issues to the errors of allauth: only the first issue of each field. */
export function fieldErrors(c: Context<AppEnv>, issues: Issues): AuthErrors {
  const byField = new Map<string, AccountErrorCode>()
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '')
    const param = paramOfHeader[field] ?? field
    if (!byField.has(param)) byField.set(param, toErrorCode(message))
  }
  return [...byField].map(([param, code]) => toAuthError(c, param, code))
}

/** Answers 400 in the error format of django-allauth. */
export function refuseInvalidBody(c: Context<AppEnv>, errors: AuthErrors) {
  return c.json({ status: 400, errors }, 400)
}
