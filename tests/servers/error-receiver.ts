import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedReport {
  /** The whole envelope, so that tests can search it for personal data. */
  text: string
  headers: IncomingMessage['headers']
  event: {
    platform?: string
    release?: string
    message?: string
    tags?: Record<string, string>
    exception?: { values: { type: string; value: string; stacktrace?: { frames: { filename: string }[] } }[] }
  }
}

/** A server that receives error reports of programs and browsers in Sentry's protocol. */
export interface ErrorReceiver {
  dsn: string
  origin: string
  reports: ReceivedReport[]
  close(): Promise<void>
}

interface ReceiverOptions {
  /** Replaces the default response; it may also never respond. */
  respond?: (response: ServerResponse) => void
}

export async function openErrorReceiver({ respond = accept }: ReceiverOptions = {}): Promise<ErrorReceiver> {
  const reports: ReceivedReport[] = []
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (request.method === 'POST') addReport(request, Buffer.concat(chunks).toString())
    respond(response)
  })

  function addReport({ url = '', headers }: IncomingMessage, text: string): void {
    if (!/^\/api\/7\/envelope\//.test(url)) throw new Error(`Unexpected path of a report: ${url}`)
    const [, header = '{}', payload = '{}'] = text.split('\n')
    const { type } = JSON.parse(header) as { type?: string }
    if (type !== 'event') throw new Error(`Unexpected type of an envelope: ${type}`)
    reports.push({ text, headers, event: JSON.parse(payload) })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    dsn: `http://publickey@${host}/7`,
    origin: `http://${host}`,
    reports,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function accept(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
}
