import axios, { type AxiosAdapter, type AxiosRequestHeaders, type AxiosResponse } from 'axios'
import { env } from '../env'
import { getTransport } from './transport'

/** A page that waits longer for the backend is answered with an error (spec §8) in place of an open connection. */
const timeoutMs = 10_000

function requestHeaders(headers: AxiosRequestHeaders): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers.toJSON(true))) result.set(name, String(value))
  return result
}

/** Hands axios' requests to the transport, so that the bundled and an external backend are called alike. */
const throughTransport: AxiosAdapter = async (config) => {
  const request = new Request(new URL(axios.getUri(config), env().SITE_URL), {
    method: (config.method ?? 'get').toUpperCase(),
    headers: requestHeaders(config.headers),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer = await getTransport()(request)
  const response: AxiosResponse = {
    data: await answer.text(),
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
