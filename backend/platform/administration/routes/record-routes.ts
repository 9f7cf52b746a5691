import { createRouter } from '../../http/router'
import type { Administered } from '../administered'
import { type RecordReadServices, recordReadRoutes } from './record-read-routes'
import { recordVersionRoutes } from './record-version-routes'
import { recordWriteRoutes } from './record-write-routes'

/** Creates all endpoints of a record type (contract: lib/contract/administration). */
export function recordRoutes(services: RecordReadServices, type: Administered) {
  const router = createRouter()
  router.route('/', recordReadRoutes(services, type))
  router.route('/', recordWriteRoutes(services, type))
  router.route('/', recordVersionRoutes(services, type))
  return router
}
