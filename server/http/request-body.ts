import type { IncomingMessage, ServerResponse } from 'node:http'

/** How much of a rejected body is still read, and how long its sender has to receive the response. */
export const maxDiscardedBytes = 2 ** 20
export const lingerMs = 2000

/** A request's body as a stream. */
export interface RequestBody {
  stream: ReadableStream<Uint8Array>
  /** Stops reading the request, even if other code still holds the stream. */
  release(): void
}

/** Whether a request says that it has a body (RFC 9112 §6). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Opens a request's body. Other than with Node's own adapter, cancelling the stream does not close the connection: the client still
 * gets a response.
 */
export function openBody(request: IncomingMessage): RequestBody {
  let release: () => void = () => undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const take = (chunk: Buffer) => {
        controller.enqueue(chunk)
        if ((controller.desiredSize ?? 0) <= 0) request.pause()
      }
      const end = () => {
        release()
        controller.close()
      }
      const fail = (error: Error) => {
        release()
        controller.error(error)
      }
      release = () => {
        request.off('data', take).off('end', end).off('error', fail)
        request.pause()
      }
      request.pause()
      request.on('data', take).once('end', end).once('error', fail)
    },
    pull() {
      request.resume()
    },
    cancel() {
      release()
    },
  })
  return { stream, release: () => release() }
}

/**
 * To be called before an answer's head is written: an answer that comes before the body has ended closes the connection,
 * where the rest of this body would come before the next request (RFC 9112 §9.6).
 */
export function closeIfUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!request.complete) response.shouldKeepAlive = false
}

/**
 * Ends an answer. Where the client still sends, a bounded rest of its body is read and dropped first: closed at once,
 * the connection would be reset, and the answer lost with it.
 */
export async function endAnswer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!request.complete && !response.destroyed) await dropRest(request)
  response.end()
}

function dropRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let dropped = 0
    const count = (chunk: Buffer) => {
      dropped += chunk.length
      if (dropped > maxDiscardedBytes) request.pause()
    }
    const done = () => {
      clearTimeout(timer)
      request.off('data', count).off('end', done).off('close', done)
      resolve()
    }
    const timer = setTimeout(done, lingerMs)
    request.on('data', count).once('end', done).once('close', done)
    request.resume()
  })
}
