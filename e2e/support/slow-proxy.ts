import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { findFreePort } from '@/tests/servers/free-port'

/** About the size that a browser parses before it paints. */
const pieceBytes = 1500
const pauseMs = 20

async function sendInPieces(body: Buffer, response: ServerResponse): Promise<void> {
  for (let start = 0; start < body.length; start += pieceBytes) {
    response.write(body.subarray(start, start + pieceBytes))
    await setTimeout(pauseMs)
  }
  response.end()
}

export interface SlowProxy {
  url: string
  close: () => Promise<void>
}

/**
 * Starts a proxy that sends pages in small chunks, as over a slow connection, and everything else
 * unchanged.
 */
export async function startSlowProxy(siteUrl: string): Promise<SlowProxy> {
  const { hostname, port } = new URL(siteUrl)
  const server = createServer((incoming, outgoing) => {
    const { url: path, method, headers } = incoming
    const { 'accept-encoding': _, ...siteHeaders } = headers
    const upstream = request({ hostname, port, path, method, headers: siteHeaders }, async (response) => {
      const { 'content-length': length, ...keptHeaders } = response.headers
      if (!keptHeaders['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
        return
      }
      outgoing.writeHead(response.statusCode ?? 502, keptHeaders)
      await sendInPieces(Buffer.concat(await response.toArray()), outgoing)
    })
    upstream.once('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  })
  const proxyPort = await findFreePort()
  server.listen(proxyPort, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${proxyPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
