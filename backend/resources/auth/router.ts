import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { AccountError, type AccountErrorCode, accountErrorCodes } from '../../accounts/account-error'
import { accountMessage } from '../../accounts/messages'
import { ProofMissingError } from '../../accounts/proof'
import type { AppEnv } from '../../http/app-env'
import { presentReauthentication } from './presenter'

/** A router whose bodies are checked by their schemas; what is wrong is answered in allauth's envelope. */
export function createAuthRouter(): OpenAPIHono<AppEnv> {
  const router = new OpenAPIHono<AppEnv>({
    strict: false,
    defaultHook: (result, c) => {
      if (result.success) return undefined
      // One error a field: the first that is wrong with it.
      const byField = new Map<string, AccountErrorCode>()
      for (const { path, message } of result.error.issues) {
        const field = String(path[0] ?? '')
        if (!byField.has(field)) byField.set(field, codeOf(message))
      }
      return refuseFields(c, byField)
    },
  })
  router.onError((error, c) => {
    if (error instanceof AccountError) return refuseFields(c, new Map([[error.param, error.code]]))
    if (error instanceof ProofMissingError) return c.json(presentReauthentication(error.login), 401)
    throw error
  })
  return router
}

/** The contract's schemas have codes for messages; those of zod itself all mean that a value is none. */
function codeOf(message: string): AccountErrorCode {
  return accountErrorCodes.find((code) => code === message) ?? 'invalid'
}

function refuseFields(c: Context<AppEnv>, byField: ReadonlyMap<string, AccountErrorCode>) {
  const errors = [...byField].map(([param, code]) => ({
    message: accountMessage(c.get('locale'), code),
    code,
    ...(param === '' ? {} : { param }),
  }))
  return c.json({ status: 400, errors }, 400)
}
