import { createMiddleware } from 'hono/factory'
import { toNetwork } from '../../access/network'
import { withSource } from '../../access/request-source'
import type { AppEnv } from '../app-env'
import { toClient } from '../client'

/**
 * Makes the network and the id of the request available to all code that runs for it, for the
 * security log.
 */
export const requestSource = createMiddleware<AppEnv>((c, next) =>
  withSource({ network: toNetwork(toClient(c)), requestId: c.get('requestId') }, next),
)
