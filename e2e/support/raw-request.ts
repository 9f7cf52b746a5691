import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

export interface RawResponse {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

interface RawRequest {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string
}

/** Sends a request unchanged: no cookies, no redirects, no path normalization. */
export function rawRequest(baseUrl: string, path: string, options: RawRequest = {}): Promise<RawResponse> {
  const { hostname, port } = new URL(baseUrl)
  const { method = 'GET', headers = {}, body } = options
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
      })
    })
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}
