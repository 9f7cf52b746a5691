import axios, { type AxiosAdapter, type AxiosRequestHeaders, type AxiosResponse } from 'axios'
import { env } from '../env'
import { isBackendSilent } from '../render-context'
import { currentRequest } from '../request-context'
import { getTransport } from './transport'

/**
 * A page that waits longer for the backend is answered with an error (spec §8) in place of an open connection. Its other
 * reads are not tried then, so that they do not add up.
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
export class SilentBackendError extends Error {
  override readonly name = 'SilentBackendError'

  constructor() {
    super('The backend does not answer in time.')
  }
}

/** Fails when the signal aborts: the bundled backend does not listen to it. */
function silenceAt(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new SilentBackendError()), { once: true })
  })
}

/** Hands axios' requests to the transport, so that the bundled and an external backend are called alike. */
const throughTransport: AxiosAdapter = async (config) => {
  if (isBackendSilent()) throw new SilentBackendError()
  const signal = AbortSignal.timeout(silenceTimeoutMs)
  const request = new Request(new URL(axios.getUri(config), env().SITE_URL), {
    method: (config.method ?? 'get').toUpperCase(),
    headers: requestHeaders(config.headers),
    signal,
  })
  const asked = getTransport()(request).then(async (answer) => ({ answer, text: await answer.text() }))
  const { answer, text } = await Promise.race([silenceAt(signal), asked])
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

/** The site's own reads, on the server; the browser has another client. Every status is an answer, none throws. */
export const serverClient = axios.create({
  adapter: throughTransport,
  headers: { Accept: 'application/json' },
  validateStatus: () => true,
})
