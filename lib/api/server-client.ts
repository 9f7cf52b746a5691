import axios, { type AxiosAdapter, type AxiosRequestHeaders, type AxiosResponse } from 'axios'
import { env } from '../env'
import { isBackendUnavailable } from '../render-context'
import { getRequestContext } from '../request-context'
import { getTransport } from './transport'

/**
 * Timeout of a backend request. After it, the page fails (spec §8), and the remaining reads of the
 * rendering fail at once, so that their timeouts do not add up.
 */
const responseTimeoutMs = 5000

/** Timeout of a lookup that the page can do without. It is short, because the page waits for it. */
export const lookupTimeoutMs = 1500

function toRequestHeaders(headers: AxiosRequestHeaders): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers.toJSON(true))) result.set(name, String(value))
  const id = getRequestContext()?.id
  if (id !== undefined) result.set('X-Request-Id', id)
  return result
}

/** The backend did not respond in time. */
export class BackendTimeoutError extends Error {
  override readonly name = 'BackendTimeoutError'

  constructor() {
    super('The backend does not respond in time.')
  }
}

/**
 * Returns a promise that rejects when the signal aborts. Needed because the backend in the same
 * process ignores the signal.
 */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new BackendTimeoutError()), { once: true })
  })
}

/**
 * Adapter of axios that sends requests through the transport, to a backend in the same process or
 * an external one.
 */
const sendThroughTransport: AxiosAdapter = async (config) => {
  if (isBackendUnavailable()) throw new BackendTimeoutError()
  const signal = AbortSignal.timeout(config.timeout || responseTimeoutMs)
  const request = new Request(new URL(axios.getUri(config), env().SITE_URL), {
    method: (config.method ?? 'get').toUpperCase(),
    headers: toRequestHeaders(config.headers),
    signal,
  })
  const pendingResponse = getTransport()(request).then(async (backendResponse) => ({
    backendResponse,
    text: await backendResponse.text(),
  }))
  const { backendResponse, text } = await Promise.race([rejectOnAbort(signal), pendingResponse])
  const response: AxiosResponse = {
    data: text,
    status: backendResponse.status,
    statusText: backendResponse.statusText,
    headers: Object.fromEntries(backendResponse.headers),
    config,
    request,
  }
  return response
}

/**
 * Client for reads on the server. No status throws. Calls from the browser use `browser-client.ts`.
 */
export const serverClient = axios.create({
  adapter: sendThroughTransport,
  headers: { Accept: 'application/json' },
  validateStatus: () => true,
})
