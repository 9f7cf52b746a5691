import { createMiddleware } from 'hono/factory'
import { toNetwork } from '../../access/network'
import { withSource } from '../../access/request-source'
import type { AppEnv } from '../app-env'
import { toClient } from '../client'

/** Sets the network and id of the request, for the security log. */
export const requestSource = createMiddleware<AppEnv>((c, next) =>
  withSource({ network: toNetwork(toClient(c)), requestId: c.get('requestId') }, next),
)
