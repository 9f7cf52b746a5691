import axios, { type AxiosAdapter, type AxiosRequestHeaders, type AxiosResponse } from 'axios'
import { env } from '../env'
import { isBackendUnavailable } from '../render-context'
import { currentRequest } from '../request-context'
import { getTransport } from './transport'

/**
 * Timeout of a backend request; after it the page fails (spec §8). Further reads of the rendering
 * then fail immediately, so that timeouts do not add up.
 */
const responseTimeoutMs = 5000

/** Timeout of a lookup whose failure is ignored: the page waits for it. */
export const lookupTimeoutMs = 1500

function requestHeaders(headers: AxiosRequestHeaders): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers.toJSON(true))) result.set(name, String(value))
  const id = currentRequest()?.id
  if (id !== undefined) result.set('X-Request-Id', id)
  return result
}

/** The backend did not respond in time. */
export class BackendTimeoutError extends Error {
  override readonly name = 'BackendTimeoutError'

  constructor() {
    super('The backend does not answer in time.')
  }
}

/** Rejects when the signal aborts. The bundled backend does not react to the signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new BackendTimeoutError()), { once: true })
  })
}

/** Passes axios' requests to the transport, for the bundled and an external backend. */
const throughTransport: AxiosAdapter = async (config) => {
  if (isBackendUnavailable()) throw new BackendTimeoutError()
  const signal = AbortSignal.timeout(config.timeout || responseTimeoutMs)
  const request = new Request(new URL(axios.getUri(config), env().SITE_URL), {
    method: (config.method ?? 'get').toUpperCase(),
    headers: requestHeaders(config.headers),
    signal,
  })
  const pendingAnswer = getTransport()(request).then(async (answer) => ({
    answer,
    text: await answer.text(),
  }))
  const { answer, text } = await Promise.race([rejectOnAbort(signal), pendingAnswer])
  const response: AxiosResponse = {
    data: text,
    status: answer.status,
    statusText: answer.statusText,
    headers: Object.fromEntries(answer.headers),
    config,
    request,
  }
  return response
}

/** Client for reads on the server. No status throws. Browsers use another client. */
export const serverClient = axios.create({
  adapter: throughTransport,
  headers: { Accept: 'application/json' },
  validateStatus: () => true,
})
