import { createMiddleware } from 'hono/factory'
import { networkOf } from '../access/network'
import { withSource } from '../access/request-source'
import type { AppEnv } from './app-env'
import { clientOf } from './client'

/** Remembers where a request came from, for whatever is done for it. */
export const requestSource = createMiddleware<AppEnv>((c, next) =>
  withSource({ network: networkOf(clientOf(c)), requestId: c.get('requestId') }, next),
)
