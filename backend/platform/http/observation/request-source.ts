import { createMiddleware } from 'hono/factory'
import { networkOf } from '../../access/network'
import { withSource } from '../../access/request-source'
import type { AppEnv } from '../app-env'
import { clientOf } from '../client'

/** Makes the network and id of a request available to everything that runs for it (security log). */
export const requestSource = createMiddleware<AppEnv>((c, next) =>
  withSource({ network: networkOf(clientOf(c)), requestId: c.get('requestId') }, next),
)
