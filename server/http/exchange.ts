import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Client } from './client-address'
import type { RequestTarget } from './request-target'

export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** A request with its parsed target and its client, and its response. */
export interface RoutedExchange extends Exchange {
  target: RequestTarget
  client: Client
}

/**
 * Returns true if a browser opens the address in a window (Fetch Metadata). Other clients, scripts
 * and continued downloads do not.
 */
export const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  isReading({ method }) && headers['sec-fetch-dest'] === 'document' && headers.range === undefined

export const isReading = ({ method }: { method?: string | undefined }): boolean => method === 'GET' || method === 'HEAD'
