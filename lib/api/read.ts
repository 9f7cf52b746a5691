import type { z } from 'zod'
import { cacheTagHeader, parseCacheTags } from '../cache-tags'
import { detailSchema } from '../contract/errors'
import { noteSilence, recordTags } from '../render-context'
import { reportError } from '../report'
import { type PublicAnswer, readThroughCache } from './read-cache'
import type { ApiResult } from './result'
import { SilentBackendError, serverClient } from './server-client'

export interface ReadOptions {
  params?: Record<string, string>
  /** The visitor's `Cookie` header, for what depends on the visitor. Left out, the answer is the public one. */
  cookie?: string | null
  /** Whether the rendering shows the answer; false where the caller notes by itself what it makes of it. */
  isShown?: boolean
}

/**
 * Reads from the backend on the server. What the answer shows is noted in the render context by its `Cache-Tag`.
 * Public answers are kept until they change and shared by all who read them: nobody may change what comes.
 * @returns the data, or the refusal: the backend's own status, 503 where it cannot be reached or is away itself, 502 where
 * its answer is not what the contract says; both are reported
 */
export async function read<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { params, cookie, isShown = true }: ReadOptions = {},
): Promise<ApiResult<z.output<Schema>>> {
  let answer: PublicAnswer
  try {
    const key = params ? `${path}?${new URLSearchParams(params)}` : path
    answer = await (cookie ? ask(path, params, cookie) : readThroughCache(key, () => ask(path, params)))
  } catch (error) {
    if (error instanceof SilentBackendError) noteSilence()
    reportError('The backend cannot be reached', error)
    return { ok: false, status: 503, detail: 'The backend cannot be reached.' }
  }
  if (isShown) recordTags(answer.tags)
  const known = answer.results.get(schema) as ApiResult<z.output<Schema>> | undefined
  if (known) return known
  const result = resultOf(path, answer, schema)
  answer.results.set(schema, result)
  return result
}

async function ask(
  path: string,
  params: Record<string, string> | undefined,
  cookie?: string,
): Promise<PublicAnswer> {
  const response = await serverClient.get<unknown>(path, {
    params,
    headers: cookie ? { Cookie: cookie } : {},
  })
  return {
    status: response.status,
    data: response.data,
    tags: parseCacheTags(response.headers[cacheTagHeader.toLowerCase()]),
    length: Number(response.headers['content-length'] ?? JSON.stringify(response.data).length),
    results: new WeakMap(),
  }
}

function resultOf<Schema extends z.ZodType>(
  path: string,
  { status, data }: PublicAnswer,
  schema: Schema,
): ApiResult<z.output<Schema>> {
  if (status >= 200 && status < 300) {
    const parsed = schema.safeParse(data)
    if (parsed.success) return { ok: true, data: parsed.data }
    reportError(`The backend breaks the contract at ${path}`, parsed.error)
    return { ok: false, status: 502, detail: 'The backend breaks the contract.' }
  }
  const refusal = detailSchema.safeParse(data)
  // Where nobody answers, the transport does, as a gateway (RFC 9110 §15.6).
  const isAway = status >= 502 && status <= 504
  return { ok: false, status: isAway ? 503 : status, detail: refusal.data?.detail ?? `Status ${status}` }
}
