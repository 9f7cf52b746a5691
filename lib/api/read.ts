import type { z } from 'zod'
import { cacheTagHeader, parseCacheTags } from '../cache-tags'
import { visitorHeader } from '../contract/site/visitor-header'
import { markBackendUnavailable, recordTags } from '../render-context'
import { reportError } from '../report'
import { currentRequest } from '../request-context'
import { type PublicAnswer, readThroughCache } from './read-cache'
import { failureOf, type Result, resultOf, retryAfterOf } from './result'
import { BackendTimeoutError, serverClient } from './server-client'

export interface ReadOptions {
  params?: Record<string, string>
  /** The visitor's `Cookie` header, for what depends on the visitor. Left out, the answer is the public one. */
  cookie?: string | null
  /** A key that the answer is for alone, as a header: nothing of it is kept. */
  secret?: { header: string; value: string }
  /** Whether the rendering shows the answer; false where the caller notes by itself what it makes of it. */
  isShown?: boolean
  /**
   * Whether a public response may be a second old while changes are not announced: for data that every page
   * reads.
   */
  mayLag?: boolean
  /**
   * Whether visitors share the answer and the wait for it; false for what each visitor asks in other words. The backend then
   * counts the read to the visitor.
   */
  isShared?: boolean
}

/**
 * Reads from the backend on the server. What the answer shows is noted in the render context by its `Cache-Tag`.
 * Public answers are kept until they change and shared by all who read them: nobody may change what comes.
 * @returns the value, or the refusal: the backend's own status, 503 where it cannot be reached or is away itself, 502 where
 * its answer is not what the contract says; both are reported
 */
export async function read<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { params, cookie, secret, isShown = true, mayLag = false, isShared = true }: ReadOptions = {},
): Promise<Result<z.output<Schema>>> {
  let answer: PublicAnswer
  try {
    const key = params ? `${path}?${new URLSearchParams(params)}` : path
    const own = { ...(cookie && { Cookie: cookie }), ...(secret && { [secret.header]: secret.value }) }
    answer = await (Object.keys(own).length > 0 || !isShared
      ? ask(path, params, { ...own, [visitorHeader]: currentRequest()?.client ?? '' })
      : readThroughCache(key, () => ask(path, params), mayLag))
  } catch (error) {
    if (error instanceof BackendTimeoutError) markBackendUnavailable()
    reportError('The backend cannot be reached', error)
    return { ok: false, failure: failureOf({ status: 503 }) }
  }
  if (isShown) recordTags(answer.tags)
  const cached = answer.results.get(schema) as Result<z.output<Schema>> | undefined
  if (cached) return cached
  const result = resultOf({ ...answer, status: withoutGateway(answer.status) }, schema, (error) =>
    reportError(`The backend breaks the contract at ${path}`, error),
  )
  answer.results.set(schema, result)
  return result
}

async function ask(
  path: string,
  params: Record<string, string> | undefined,
  headers: Record<string, string> = {},
): Promise<PublicAnswer> {
  const response = await serverClient.get<unknown>(path, {
    params,
    headers,
  })
  return {
    status: response.status,
    data: response.data,
    retryAfter: retryAfterOf(response.headers['retry-after']),
    tags: parseCacheTags(response.headers[cacheTagHeader.toLowerCase()]),
    length: Number(response.headers['content-length'] ?? JSON.stringify(response.data).length),
    results: new WeakMap(),
  }
}

/** Where nobody answers, the transport does, as a gateway (RFC 9110 §15.6): to a page that is the same. */
const withoutGateway = (status: number) => (status >= 502 && status <= 504 ? 503 : status)
