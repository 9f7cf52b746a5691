import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { toClient } from '@/backend/platform/http/client'
import { loadCurrentLogin } from '@/backend/platform/http/guards/login'
import { ignoreEmptyBody } from '@/backend/platform/http/requests/json-body'
import {
  presentAuthenticated,
  presentAuthUser,
  presentUnauthenticated,
} from '@/backend/platform/http/responses/auth-envelope'
import { json, jsonContent } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { authenticatedSchema, emailVerificationSchema } from '@/lib/contract/accounts/auth'
import { emailKeySchema, resendRequestSchema, signupSchema } from '@/lib/contract/accounts/auth-requests'
import { lackingFieldsMessage } from '../../messages'
import { resendVerification } from '../../sign-up/resend-verification'
import { signUp } from '../../sign-up/sign-up'
import { requireVerificationKey, verifyEmail } from '../../sign-up/verify-email'
import { endPendingVerification, startPendingVerification } from './cookies'
import { body, conflict, doneResponse, invalidBody, notLoggedIn, tooManyAttempts } from './describe'
import { createAuthRouter, refuseInvalidBody, toAuthErrors } from './router'

const signup = createRoute({
  method: 'post',
  path: '/auth/signup',
  summary: 'Requests an account; does not disclose if the address has one',
  request: body(signupSchema),
  responses: { 400: invalidBody, 401: notLoggedIn, 409: conflict, 429: tooManyAttempts },
})

const verification = createRoute({
  method: 'get',
  path: '/auth/email/verify',
  summary: 'Returns the address that a key verifies, and its user',
  request: { headers: z.object({ 'x-email-verification-key': z.string('required').min(1, 'required') }) },
  responses: { 200: json(emailVerificationSchema, 'The address and its user'), 400: invalidBody },
})

const verify = createRoute({
  method: 'post',
  path: '/auth/email/verify',
  summary: 'Verifies an address with its key',
  request: body(emailKeySchema),
  responses: { 200: json(authenticatedSchema, 'Verified, and logged in'), 400: invalidBody, 401: notLoggedIn },
})

const resend = createRoute({
  method: 'post',
  path: '/auth/email/verify/resend',
  middleware: ignoreEmptyBody,
  summary: 'Sends the key of a sign-up again; does not disclose if there is one',
  request: { body: { ...jsonContent(resendRequestSchema), required: false } },
  responses: { 200: doneResponse, 400: invalidBody, 409: conflict, 429: tooManyAttempts },
})

const hasField = (form: unknown, name: string) => typeof form === 'object' && form !== null && name in form

/**
 * Rejects a sign-up form. Forms of other sites show errors only at their own fields, so an error at
 * a field that the form does not have is also reported for the whole form.
 */
async function refuseForm(c: Context<AppEnv>, issues: Parameters<typeof toAuthErrors>[1]) {
  const errors = toAuthErrors(c, issues)
  const form: unknown = await c.req.json()
  const missingFields = errors.flatMap(({ param }) => (param && !hasField(form, param) ? [param] : []))
  if (missingFields.length === 0) return refuseInvalidBody(c, errors)
  const message = lackingFieldsMessage(c.get('locale'), missingFields)
  return refuseInvalidBody(c, [...errors, { message, code: 'required' }])
}

/** POST auth/signup, GET and POST auth/email/verify, POST auth/email/verify/resend */
export function signUpRoutes(services: Pick<Services, 'db' | 'env' | 'clock' | 'pause' | 'background' | 'isBreached'>) {
  const { db, clock } = services
  return createAuthRouter()
    .openapi(
      signup,
      async (c) => {
        const form = c.req.valid('json')
        if (await loadCurrentLogin(c)) return c.json({ status: 409 }, 409)
        await signUp(services, form, { locale: c.get('locale'), client: toClient(c) })
        startPendingVerification(c, services.env)
        return c.json(presentUnauthenticated('verify_email'), 401)
      },
      (result, c) => (result.success ? undefined : refuseForm(c, result.error.issues)),
    )
    .openapi(verification, async (c) => {
      const { 'x-email-verification-key': key } = c.req.valid('header')
      const { key: oneTimeKey, user } = await requireVerificationKey(db, key, clock())
      const data = { email: oneTimeKey.email, user: presentAuthUser(user) }
      return c.json({ status: 200 as const, data, meta: { is_authenticating: false } }, 200)
    })
    .openapi(verify, async (c) => {
      const login = await loadCurrentLogin(c)
      const user = await verifyEmail(services, c.req.valid('json').key)
      endPendingVerification(c, services.env)
      if (login?.user.id === user.id) return c.json(presentAuthenticated({ ...login, user }), 200)
      return c.json(presentUnauthenticated(user.isActive ? undefined : 'account_activation'), 401)
    })
    .openapi(resend, async (c) => {
      const { email } = c.req.valid('json')
      // A call without an address comes from a client of allauth that verifies by code. No
      // verification by code is ever pending here.
      if (email === undefined) return c.json({ status: 409 }, 409)
      await resendVerification(services, { email, client: toClient(c) })
      return c.json({ status: 200 }, 200)
    })
}
