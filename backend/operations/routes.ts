import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { checklistRoutes } from './checklist/routes'
import { healthRoutes } from './health/routes'
import { setUpRoutes } from './init/routes'
import { personalDataRoutes } from './personal-data/routes'
import { sitemapRoutes } from './sitemap/routes'

/** Routes of this area below /api. */
export function apiRoutes(services: Services) {
  const router = createRouter()
  router.route('/', sitemapRoutes(services))
  router.route('/', personalDataRoutes(services))
  router.route('/', healthRoutes(services))
  router.route('/', setUpRoutes(services))
  router.route('/', checklistRoutes(services))
  return router
}
