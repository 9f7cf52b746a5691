import { requireSpaceForAccounts } from '@/backend/platform/http/guards/require-free-space'
import type { Services } from '@/backend/platform/services'
import { authenticatorRoutes } from './authenticator-routes'
import { emailRoutes } from './email-routes'
import { passkeyLoginRoutes } from './passkey-login-routes'
import { passkeyRoutes } from './passkey-routes'
import { passwordRoutes } from './password-routes'
import { proofRoutes } from './proof-routes'
import { createAuthRouter } from './router'
import { secondFactorRoutes } from './second-factor-routes'
import { sessionListRoutes } from './session-list-routes'
import { sessionRoutes } from './session-routes'
import { signUpRoutes } from './sign-up-routes'

/** Creates the routes for authentication, to be mounted at /_allauth/browser/v1. */
export function authRoutes(
  services: Pick<
    Services,
    'db' | 'env' | 'clock' | 'pause' | 'background' | 'serverKey' | 'isBreached' | 'assertSpaceForRows'
  >,
) {
  const router = createAuthRouter()
  // Above the guard, so that an administrator can log in and free space on a full disk.
  router.route('/', sessionRoutes(services))
  router.route('/', proofRoutes(services))
  router.route('/', secondFactorRoutes(services))
  router.route('/', passkeyLoginRoutes(services))
  router.use(requireSpaceForAccounts(services))
  router.route('/', sessionListRoutes(services))
  router.route('/', signUpRoutes(services))
  router.route('/', passwordRoutes(services))
  router.route('/', emailRoutes(services))
  router.route('/', authenticatorRoutes(services))
  router.route('/', passkeyRoutes(services))
  return router
}
