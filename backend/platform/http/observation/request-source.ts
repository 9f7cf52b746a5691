import { createMiddleware } from 'hono/factory'
import { toNetwork } from '../../access/network'
import { runWithSource } from '../../access/request-source'
import type { AppEnv } from '../app-env'
import { toClient } from '../client'

/** Sets the network and id of the request, for the security log. */
export const requestSource = createMiddleware<AppEnv>((c, next) =>
  runWithSource({ network: toNetwork(toClient(c)), requestId: c.get('requestId') }, next),
)
