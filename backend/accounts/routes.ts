import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { csrfRoutes } from './csrf/routes'
import { formTicketRoutes } from './form-protection/routes'

/** Creates the routes of this area below /api. */
export function apiRoutes(services: Services) {
  const router = createRouter()
  router.route('/', csrfRoutes(services))
  router.route('/', formTicketRoutes(services))
  return router
}
