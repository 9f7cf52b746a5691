import type { z } from 'zod'
import { cacheTagHeader, parseCacheTags } from '../cache-tags'
import { visitorHeader } from '../contract/site/visitor-header'
import {
  type IgnorableLookup,
  isSlowLookup,
  markBackendUnavailable,
  markFailedRead,
  markSlowLookup,
  recordTags,
} from '../render-context'
import { reportError } from '../report'
import { currentRequest } from '../request-context'
import { reportContractBreach, reportFailedStatus } from './backend-faults'
import { type PublicAnswer, readThroughCache } from './read-cache'
import { isFault, parseRetryAfter, type Result, toFailure, toResult } from './result'
import { BackendTimeoutError, lookupTimeoutMs, serverClient } from './server-client'

export interface ReadOptions {
  params?: Record<string, string>
  /**
   * The visitor's `Cookie` header for personal responses. Without it the response is the public
   * one.
   */
  cookie?: string | null
  /** Secrets for a single response, by the header to send. The response is not cached. */
  secrets?: Record<string, string>
  /**
   * Records the response's cache tags for the rendering. False if the caller records them itself.
   */
  isShown?: boolean
  /**
   * Allows a public response to be one second old while the stream of changes is interrupted. For
   * data that every page reads.
   */
  mayLag?: boolean
  /**
   * Shares the response and the pending request among visitors. False for requests that differ per
   * visitor; the backend then accounts the read to the visitor.
   */
  isShared?: boolean
  /**
   * A lookup that the caller ignores if it fails (spec §8). It has a short timeout, after which
   * other reads of the rendering go on.
   */
  lookup?: IgnorableLookup
}

/**
 * Reads from the backend on the server. Records the cache tags of the response in the render
 * context. Public responses are cached and shared until they change, so callers must not modify
 * them.
 * @returns the value or the failure: the backend's own status, 503 if it is unreachable or
 * unavailable, 502 if its response breaks the contract. Faults of the backend are reported, and
 * keep the page out of the page cache.
 */
export async function read<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options: ReadOptions = {},
): Promise<Result<z.output<Schema>>> {
  const result = await readResult(path, schema, options)
  if (!result.ok && isFault(result.failure)) markFailedRead()
  return result
}

const unavailable = { ok: false, failure: toFailure({ status: 503 }) } as const

async function readResult<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options: ReadOptions,
): Promise<Result<z.output<Schema>>> {
  const { isShown = true, lookup } = options
  if (lookup && isSlowLookup(lookup)) return unavailable
  const answer = await loadAnswer(path, options).catch((error: unknown) => reportUnreachable(error, lookup))
  if (!answer) return unavailable
  reportFailedStatus(path, answer.status)
  if (isShown) recordTags(answer.tags)
  const cachedResult = answer.results.get(schema) as Result<z.output<Schema>> | undefined
  if (cachedResult) return cachedResult
  const result = toResult({ ...answer, status: normalizeGatewayStatus(answer.status) }, schema, (error) =>
    reportContractBreach(path, error),
  )
  answer.results.set(schema, result)
  return result
}

async function loadAnswer(path: string, options: ReadOptions): Promise<PublicAnswer> {
  const { params, cookie, secrets, mayLag = false, isShared = true, lookup } = options
  const timeout = lookup ? lookupTimeoutMs : 0
  const privateHeaders = {
    ...(cookie && { Cookie: cookie }),
    ...secrets,
  }
  if (Object.keys(privateHeaders).length > 0 || !isShared) {
    const headers = { ...privateHeaders, [visitorHeader]: currentRequest()?.client ?? '' }
    return fetchAnswer(path, { params, timeout, headers })
  }
  const key = params ? `${path}?${new URLSearchParams(params)}` : path
  return readThroughCache(key, () => fetchAnswer(path, { params, timeout }), mayLag)
}

/** Reports an unreachable backend. After a timeout this rendering does not call it again. */
function reportUnreachable(error: unknown, lookup: IgnorableLookup | undefined): null {
  if (error instanceof BackendTimeoutError) {
    if (lookup) markSlowLookup(lookup)
    else markBackendUnavailable()
  }
  reportError('The backend cannot be reached', error)
  return null
}

interface RequestOptions {
  params: Record<string, string> | undefined
  headers?: Record<string, string>
  /** In milliseconds; 0 for the timeout of `serverClient`. */
  timeout: number
}

async function fetchAnswer(path: string, options: RequestOptions): Promise<PublicAnswer> {
  const response = await serverClient.get<unknown>(path, options)
  return {
    status: response.status,
    data: response.data,
    retryAfter: parseRetryAfter(response.headers['retry-after']),
    tags: parseCacheTags(response.headers[cacheTagHeader.toLowerCase()]),
    length: Number(response.headers['content-length'] ?? JSON.stringify(response.data).length),
    results: new WeakMap(),
  }
}

/**
 * Treats the gateway errors 502–504 of the transport (RFC 9110 §15.6) like an unreachable backend.
 */
const normalizeGatewayStatus = (status: number) => (status >= 502 && status <= 504 ? 503 : status)
