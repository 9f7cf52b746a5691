import type { z } from 'zod'
import { detailSchema } from '../contract/errors'
import { reportError } from '../report'
import type { ApiResult } from './result'
import { serverClient } from './server-client'

export interface ReadOptions {
  params?: Record<string, string>
  /** The visitor's `Cookie` header, for what depends on the visitor. Left out, the answer is the public one. */
  cookie?: string | null
}

/**
 * Reads from the backend on the server. What the answer shows is noted in the render context by its `Cache-Tag`.
 * @returns the data, or the refusal: the backend's own status, 503 where it cannot be reached
 * @throws ZodError when the answer is not what the contract says
 */
export async function read<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  { params, cookie }: ReadOptions = {},
): Promise<ApiResult<z.output<Schema>>> {
  let response: Awaited<ReturnType<typeof serverClient.get<unknown>>>
  try {
    response = await serverClient.get<unknown>(path, { params, headers: cookie ? { Cookie: cookie } : {} })
  } catch (error) {
    reportError('The backend cannot be reached', error)
    return { ok: false, status: 503, detail: 'The backend cannot be reached.' }
  }
  if (response.status >= 200 && response.status < 300) return { ok: true, data: schema.parse(response.data) }
  const refusal = detailSchema.safeParse(response.data)
  return { ok: false, status: response.status, detail: refusal.data?.detail ?? `Status ${response.status}` }
}
