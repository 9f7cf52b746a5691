import axios, { type AxiosAdapter, type AxiosRequestHeaders, type AxiosResponse } from 'axios'
import { env } from '../env'
import { isBackendUnavailable } from '../render-context'
import { currentRequest } from '../request-context'
import { getTransport } from './transport'

/**
 * A page that waits longer for the backend is answered with an error (spec §8). Its other reads then fail at once, so
 * that their timeouts do not add up.
 */
const silenceTimeoutMs = 5000

function requestHeaders(headers: AxiosRequestHeaders): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers.toJSON(true))) result.set(name, String(value))
  const id = currentRequest()?.id
  if (id !== undefined) result.set('X-Request-Id', id)
  return result
}

/** The backend did not answer in time. */
export class BackendTimeoutError extends Error {
  override readonly name = 'BackendTimeoutError'

  constructor() {
    super('The backend does not answer in time.')
  }
}

/** Rejects when the signal aborts, since the bundled backend ignores it. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new BackendTimeoutError()), { once: true })
  })
}

/** Passes axios' requests to the transport, so that the bundled and an external backend are called alike. */
const throughTransport: AxiosAdapter = async (config) => {
  if (isBackendUnavailable()) throw new BackendTimeoutError()
  const signal = AbortSignal.timeout(silenceTimeoutMs)
  const request = new Request(new URL(axios.getUri(config), env().SITE_URL), {
    method: (config.method ?? 'get').toUpperCase(),
    headers: requestHeaders(config.headers),
    signal,
  })
  const answered = getTransport()(request).then(async (answer) => ({ answer, text: await answer.text() }))
  const { answer, text } = await Promise.race([rejectOnAbort(signal), answered])
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

/** The site's own reads, on the server; the browser has another client. No status throws. */
export const serverClient = axios.create({
  adapter: throughTransport,
  headers: { Accept: 'application/json' },
  validateStatus: () => true,
})
