import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '@/tests/servers/free-port'

/** About what a browser parses before it paints. */
const pieceLength = 1500
const pause = 20 // ms: longer than a frame

async function sendInPieces(body: Buffer, response: ServerResponse): Promise<void> {
  for (let start = 0; start < body.length; start += pieceLength) {
    response.write(body.subarray(start, start + pieceLength))
    await setTimeout(pause)
  }
  response.end()
}

export interface SlowLine {
  url: string
  close: () => Promise<void>
}

/** A proxy that sends pages in small chunks, as over a slow connection; everything else unchanged. */
export async function slowLine(siteUrl: string): Promise<SlowLine> {
  const { hostname, port } = new URL(siteUrl)
  const server = createServer((incoming, outgoing) => {
    const { url: path, method, headers } = incoming
    const { 'accept-encoding': _, ...plain } = headers
    const asked = request({ hostname, port, path, method, headers: plain }, async (answer) => {
      const { 'content-length': length, ...kept } = answer.headers
      if (!kept['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, kept)
      await sendInPieces(Buffer.concat(await answer.toArray()), outgoing)
    })
    asked.once('error', () => outgoing.destroy())
    incoming.pipe(asked)
  })
  const ownPort = await freePort()
  server.listen(ownPort, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${ownPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
