import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface ReceivedResponse {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
}

interface RequestOptions {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
  /** Loopback address that the client connects from. */
  localAddress?: string
}

/** Sends a request over a new connection. The target is sent unchanged. */
export async function fetchResponse(
  port: number,
  target: string,
  options: RequestOptions = {},
): Promise<ReceivedResponse> {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path: target,
    method: options.method ?? 'GET',
    headers: options.headers ?? {},
    agent: false,
    ...(options.localAddress ? { localAddress: options.localAddress } : {}),
  })
  outgoing.end(options.body)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const body = await buffer(incoming)
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    body,
    text: decode(body, incoming.headers['content-encoding']),
  }
}

/** Sends bytes and returns all received bytes when the server closes the connection. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  return Buffer.concat(chunks).toString('latin1')
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}
