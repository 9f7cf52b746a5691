import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { z } from 'zod'
import { describeIssue } from '@/backend/platform/describe-issue'
import type { AppEnv } from '@/backend/platform/http/app-env'
import type { AuthError } from '@/lib/contract/accounts/auth'
import { type AccountErrorCode, accountErrorCodes, accountMessage } from '../../messages'

/** Creates a router that rejects an invalid body in the error format of django-allauth. */
export function createAuthRouter(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    strict: false,
    defaultHook: (result, c) => {
      if (result.success) return undefined
      return refuseInvalidBody(c, toAuthErrors(c, result.error.issues))
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
const paramsByHeader: Record<string, string> = { 'x-email-verification-key': 'key', 'x-password-reset-key': 'key' }

type AuthErrors = AuthError['errors']

function toAuthError(c: Context<AppEnv>, param: string, issue: z.core.$ZodIssue): AuthErrors[number] {
  const locale = c.get('locale')
  const code = toErrorCode(issue.message)
  const description = code === 'invalid' ? describeIssue(issue, locale) : null
  const message = description ?? accountMessage(locale, code)
  return param === '' ? { message, code } : { message, code, param }
}

/** Converts validation issues to the errors of allauth: only the first issue of each field. */
export function toAuthErrors(c: Context<AppEnv>, issues: readonly z.core.$ZodIssue[]): AuthErrors {
  const byField = new Map<string, z.core.$ZodIssue>()
  for (const issue of issues) {
    const field = String(issue.path[0] ?? '')
    const param = paramsByHeader[field] ?? field
    if (!byField.has(param)) byField.set(param, issue)
  }
  return [...byField].map(([param, issue]) => toAuthError(c, param, issue))
}

/** Sends 400 in the error format of django-allauth. */
export function refuseInvalidBody(c: Context<AppEnv>, errors: AuthErrors) {
  return c.json({ status: 400, errors }, 400)
}
