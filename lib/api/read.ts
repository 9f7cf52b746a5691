import type { z } from 'zod'
import { cacheTagHeader, parseCacheTags } from '../cache-tags'
import { visitorHeader } from '../contract/site/visitor-header'
import {
  type IgnorableLookup,
  isSlowLookup,
  markBackendUnavailable,
  markFailedRead,
  markGap,
  markSlowLookup,
  recordTags,
} from '../render-context'
import { reportError } from '../report'
import { getRequestContext } from '../request-context'
import { reportContractBreach, reportFailedStatus } from './backend-faults'
import { type PublicResponse, readThroughCache } from './read-cache'
import { isFault, parseRetryAfter, type Result, toFailure, toResult } from './result'
import { BackendTimeoutError, lookupTimeoutMs, serverClient } from './server-client'

export interface ReadOptions {
  params?: Record<string, string>
  /**
   * The visitor's `Cookie` header, for a personal response. Without it the response is the public
   * one.
   */
  cookie?: string | null
  /**
   * Secrets that give access to a single object, by the name of their header. The response is not
   * cached.
   */
  secrets?: Record<string, string>
  /**
   * True to record the cache tags of the response for the rendering. False if the caller records
   * others.
   */
  shouldRecordTags?: boolean
  /**
   * Allows a public response to be up to a second old while the tag stream is interrupted. Used for
   * data that every page reads.
   */
  mayLag?: boolean
  /**
   * True to share the response, and a pending request, among visitors. False if each visitor sends
   * a different request; the backend then counts the read for this visitor.
   */
  isShared?: boolean
  /**
   * Marks a lookup that the page can do without (spec §8). It has a short timeout, and the other
   * reads of the rendering continue after it.
   */
  lookup?: IgnorableLookup
}

/**
 * Reads from the backend while rendering on the server. Records the cache tags of the response for
 * the rendering. Public responses are cached and shared until their data change, so callers must
 * not modify them.
 * @returns the value, or the failure: the status of the backend's response, 503 if the backend is
 * unreachable or unavailable, 502 if its response violates the contract. Faults of the backend are
 * reported, and the page is then not cached.
 */
export async function read<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options: ReadOptions = {},
): Promise<Result<z.output<Schema>>> {
  const result = await readResult(path, schema, options)
  if (!result.ok && isFault(result.failure)) {
    markFailedRead()
    if (options.lookup === undefined && temporaryStatuses.has(result.failure.status)) markGap()
  }
  return result
}

/** The faults that a later read does not have. */
const temporaryStatuses = new Set([429, 503])

const unavailableResult = { ok: false, failure: toFailure({ status: 503 }) } as const

async function readResult<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  options: ReadOptions,
): Promise<Result<z.output<Schema>>> {
  const { shouldRecordTags = true, lookup } = options
  if (lookup && isSlowLookup(lookup)) return unavailableResult
  const response = await loadResponse(path, options).catch((error: unknown) => reportUnreachable(error, lookup))
  if (!response) return unavailableResult
  reportFailedStatus(path, response.status)
  if (shouldRecordTags) recordTags(response.tags)
  const cachedResult = response.results.get(schema) as Result<z.output<Schema>> | undefined
  if (cachedResult) return cachedResult
  const result = toResult({ ...response, status: normalizeGatewayStatus(response.status) }, schema, (error) =>
    reportContractBreach(path, error),
  )
  response.results.set(schema, result)
  return result
}

async function loadResponse(path: string, options: ReadOptions): Promise<PublicResponse> {
  const { params, cookie, secrets, mayLag = false, isShared = true, lookup } = options
  const timeout = lookup ? lookupTimeoutMs : 0
  const privateHeaders = { ...(cookie && { Cookie: cookie }), ...secrets }
  if (Object.keys(privateHeaders).length > 0 || !isShared) {
    const headers = { ...privateHeaders, [visitorHeader]: getRequestContext()?.client ?? '' }
    return fetchResponse(path, { params, timeout, headers })
  }
  const key = params ? `${path}?${new URLSearchParams(params)}` : path
  return readThroughCache(key, () => fetchResponse(path, { params, timeout }), mayLag)
}

/**
 * Reports that the backend cannot be reached. After a timeout, this rendering does not call it
 * again.
 */
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

async function fetchResponse(path: string, options: RequestOptions): Promise<PublicResponse> {
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
 * Replaces 502–504, with which the transport reports gateway errors (RFC 9110 §15.6), by 503. The
 * caller need not distinguish them from an unreachable backend.
 */
const normalizeGatewayStatus = (status: number) => (status >= 502 && status <= 504 ? 503 : status)
