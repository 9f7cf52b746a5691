import { createRoute } from '@hono/zod-openapi'
import { UnauthorizedError } from '@/backend/platform/errors'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { loadCurrentLogin, requireRight } from '@/backend/platform/http/guards/login'
import { presentAuthenticated, presentUnauthenticated } from '@/backend/platform/http/responses/auth-envelope'
import { json } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { authenticatedSchema } from '@/lib/contract/accounts/auth'
import { passkeyProofSchema, requestOptionsSchema } from '@/lib/contract/accounts/authenticators'
import { logInByPasskey } from '../../log-in/log-in-by-passkey'
import { mayManageLogin } from '../../policy'
import type { ChallengeUse } from '../../second-factors/passkey-challenges'
import { preparePasskeyRequest, verifyPasskey } from '../../second-factors/passkeys'
import { completeLogin, findPendingLogin, proveByFactor } from '../../second-factors/second-factor'
import { readLoginRequest, startBrowserSession } from './browser-session'
import { startPendingVerification } from './cookies'
import { body, conflict, invalidBody, notLoggedIn } from './describe'
import { createAuthRouter } from './router'

const optionResponses = { 200: json(requestOptionsSchema, 'The options'), 401: notLoggedIn }
const loginResponses = { 200: json(authenticatedSchema, 'The passkey is valid'), 400: invalidBody, 401: notLoggedIn }
const request = body(passkeyProofSchema)
const middleware = authorize(mayManageLogin)

const loginPath = '/auth/webauthn/login'
const startLogin = createRoute({
  method: 'get',
  path: loginPath,
  summary: 'Returns the options for a login with a passkey alone',
  responses: { ...optionResponses, 409: conflict },
})
const login = createRoute({
  method: 'post',
  path: loginPath,
  summary: 'Logs in with a passkey alone',
  request,
  responses: { ...loginResponses, 409: conflict },
})

const factorStepPath = '/auth/webauthn/authenticate'
const startFactorStep = createRoute({
  method: 'get',
  path: factorStepPath,
  summary: 'Returns the options for a passkey as the second step of a login',
  responses: optionResponses,
})
const completeFactorStep = createRoute({
  method: 'post',
  path: factorStepPath,
  summary: 'Completes a login with a passkey as the second step',
  request,
  responses: loginResponses,
})

const proofPath = '/auth/webauthn/reauthenticate'
const startProof = createRoute({
  method: 'get',
  path: proofPath,
  middleware,
  summary: 'Returns the options for a passkey as proof, in place of the password',
  responses: optionResponses,
})
const proof = createRoute({
  method: 'post',
  path: proofPath,
  middleware,
  summary: 'Verifies a passkey as proof, in place of the password',
  request,
  responses: loginResponses,
})

/** GET and POST auth/webauthn/login, auth/webauthn/authenticate and auth/webauthn/reauthenticate */
export function passkeyLoginRoutes(services: Pick<Services, 'db' | 'env' | 'clock' | 'serverKey'>) {
  async function createOptions(use: ChallengeUse, userId: number | null) {
    const publicKey = { ...(await preparePasskeyRequest(services, use, userId)) }
    return { status: 200 as const, data: { request_options: { publicKey } } }
  }
  const toSecondFactorUse = (id: number) => ({ purpose: 'authenticate', pendingLoginId: id }) as const
  const toProofUse = (id: number) => ({ purpose: 'reauthenticate', sessionId: id }) as const

  return createAuthRouter()
    .openapi(startLogin, async (c) => {
      if (await loadCurrentLogin(c)) return c.json({ status: 409 }, 409)
      return c.json(await createOptions({ purpose: 'login' }, null), 200)
    })
    .openapi(login, async (c) => {
      if (await loadCurrentLogin(c)) return c.json({ status: 409 }, 409)
      const result = await logInByPasskey(services, { ...c.req.valid('json'), ...readLoginRequest(c, services) })
      if (result.kind === 'logged-in') return c.json(startBrowserSession(c, services, result), 200)
      if (result.flow === 'verify_email') startPendingVerification(c, services.env)
      return c.json(presentUnauthenticated(result.flow), 401)
    })
    .openapi(startFactorStep, async (c) => {
      const pendingLogin = await findPendingLogin(services, readLoginRequest(c, services).pendingToken)
      if (!pendingLogin) throw new UnauthorizedError()
      return c.json(await createOptions(toSecondFactorUse(pendingLogin.id), pendingLogin.user.id), 200)
    })
    .openapi(completeFactorStep, async (c) => {
      const { credential } = c.req.valid('json')
      const completedLogin = await completeLogin(services, readLoginRequest(c, services), async ({ id, user }) => {
        await verifyPasskey(services, toSecondFactorUse(id), { credential, userId: user.id })
        return 'webauthn'
      })
      return c.json(startBrowserSession(c, services, completedLogin), 200)
    })
    .openapi(startProof, async (c) => {
      const { user, session } = await requireRight(c, mayManageLogin)
      return c.json(await createOptions(toProofUse(session.id), user.id), 200)
    })
    .openapi(proof, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      const { credential } = c.req.valid('json')
      await verifyPasskey(services, toProofUse(login.session.id), { credential, userId: login.user.id })
      return c.json(presentAuthenticated(await proveByFactor(services, login, 'webauthn')), 200)
    })
}
