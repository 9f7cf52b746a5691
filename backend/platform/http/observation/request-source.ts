import { createMiddleware } from 'hono/factory'
import { toNetwork } from '../../access/network'
import { withSource } from '../../access/request-source'
import type { AppEnv } from '../app-env'
import { toClient } from '../client'

/** Provides network and id of a request to all code that runs for it (security log). */
export const requestSource = createMiddleware<AppEnv>((c, next) =>
  withSource({ network: toNetwork(toClient(c)), requestId: c.get('requestId') }, next),
)
