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

export const isReading = ({ method }: { method?: string | undefined }): boolean => method === 'GET' || method === 'HEAD'
