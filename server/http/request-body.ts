import type { IncomingMessage, ServerResponse } from 'node:http'

/** Maximum number of bytes that are still read from a rejected body. */
export const maxDiscardedBytes = 2 ** 20
/** Time for the sender of a rejected body to receive the response. */
export const lingerMs = 2000

export interface RequestBody {
  stream: ReadableStream<Uint8Array>
  /** Stops reading for all users of the stream. */
  release(): void
}

/** Returns true if the headers announce a body (RFC 9112 §6). */
export function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Opens a body as a stream. Unlike with Node's adapter, a cancellation keeps the connection open
 * for the response.
 */
export function openBody(request: IncomingMessage): RequestBody {
  let release: () => void = () => undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const enqueue = (chunk: Buffer) => {
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
        request.off('data', enqueue).off('end', end).off('error', fail)
        request.pause()
      }
      request.pause()
      request.on('data', enqueue).once('end', end).once('error', fail)
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
 * Closes the connection after this response if the body is unread, because its bytes would count as
 * the next request (RFC 9112 §9.6). Call it before the headers are written.
 */
export function closeIfUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!request.complete) response.shouldKeepAlive = false
}

/**
 * Ends a response. Drops a bounded part of an unread body first, because an immediate close would
 * lose the response.
 */
export async function endResponse(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!request.complete && !response.destroyed) await discardBody(request)
  response.end()
}

function discardBody(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let droppedBytes = 0
    const countBytes = (chunk: Buffer) => {
      droppedBytes += chunk.length
      if (droppedBytes > maxDiscardedBytes) request.pause()
    }
    const stop = () => {
      clearTimeout(timer)
      request.off('data', countBytes).off('end', stop).off('close', stop)
      resolve()
    }
    const timer = setTimeout(stop, lingerMs)
    request.on('data', countBytes).once('end', stop).once('close', stop)
    request.resume()
  })
}
