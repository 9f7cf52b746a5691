import { type IncomingMessage, type OutgoingHttpHeader, ServerResponse } from 'node:http'

type Callback = (error?: Error | null) => void

/**
 * A response without a connection, which collects the output of a handler. `done` resolves at its
 * end.
 */
export class CapturedResponse extends ServerResponse {
  readonly done: Promise<void>
  private readonly chunks: Buffer[] = []
  private hasEnded = false
  private resolveDone: () => void = () => undefined

  constructor(request: IncomingMessage) {
    super(request)
    this.done = new Promise((resolve) => {
      this.resolveDone = resolve
    })
    // Defined as properties, because Node's prototype has accessors, unlike its types.
    Object.defineProperties(this, {
      headersSent: { get: () => this.chunks.length > 0 || this.hasEnded },
      writableEnded: { get: () => this.hasEnded },
      writableFinished: { get: () => this.hasEnded },
    })
  }

  get capturedBody(): Buffer {
    return this.chunks.length === 1 && this.chunks[0] ? this.chunks[0] : Buffer.concat(this.chunks)
  }

  override flushHeaders(): void {
    // Headers are sent with the complete response.
  }

  override writeHead(status: number, ...parts: unknown[]): this {
    this.statusCode = status
    const headers = parts.find((part) => typeof part === 'object' && part !== null)
    if (Array.isArray(headers)) {
      for (let index = 0; index + 1 < headers.length; index += 2) {
        this.appendHeader(String(headers[index]), String(headers[index + 1]))
      }
    } else if (headers) {
      for (const [name, value] of Object.entries(headers as Record<string, OutgoingHttpHeader | undefined>)) {
        if (value !== undefined) this.setHeader(name, value)
      }
    }
    return this
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Callback, callback?: Callback): boolean {
    this.storeChunk(chunk, encoding)
    const onWritten = typeof encoding === 'function' ? encoding : callback
    if (onWritten) process.nextTick(onWritten)
    return true
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void): this {
    if (this.hasEnded) return this
    if (typeof chunk !== 'function') this.storeChunk(chunk, encoding)
    this.hasEnded = true
    const onEnd = [chunk, encoding, callback].find((part) => typeof part === 'function') as (() => void) | undefined
    process.nextTick(() => {
      this.emit('finish')
      this.emit('close')
      onEnd?.()
    })
    this.resolveDone()
    return this
  }

  private storeChunk(chunk: unknown, encoding: unknown): void {
    if (chunk === undefined || chunk === null || chunk === '') return
    if (typeof chunk === 'string') {
      this.chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    } else {
      this.chunks.push(Buffer.from(chunk as Uint8Array))
    }
  }
}
