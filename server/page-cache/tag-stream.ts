import type { Transport } from '@/lib/api/transport'
import { announceTags, cacheTags } from '@/lib/cache-tags'
import { delay } from '../abortable-delay'

interface TagStreamOptions {
  transport: Transport
  /** Waits, or returns when `signal` aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
  /** Silence after which the connection counts as lost. The backend sends comments more often. */
  silenceMs?: number
}

export interface TagStream {
  /** True while the connection is open and changes are announced. */
  readonly isLive: boolean
  close(): Promise<void>
}

const firstDelayMs = 250
const maxDelayMs = 5000
/** Pause between attempts with a backend without the stream. */
const absentDelayMs = 1000

/**
 * Reads the changed tags of the backend (`GET /internal/tags/`, server-sent events) and announces
 * them in this process. A new connection announces that everything changed, because changes
 * before it were missed.
 */
export function openTagStream(options: TagStreamOptions): TagStream {
  const { transport, wait = delay, silenceMs = 60_000 } = options
  const stopController = new AbortController()
  let isLive = false

  const runEnd = (async () => {
    let delayMs = firstDelayMs
    while (!stopController.signal.aborted) {
      const outcome = await connect().catch(() => 'failed' as const)
      isLive = false
      if (outcome === 'ended') delayMs = firstDelayMs
      if (!stopController.signal.aborted)
        await wait(outcome === 'absent' ? absentDelayMs : delayMs, stopController.signal)
      delayMs = Math.min(delayMs * 2, maxDelayMs)
    }
  })()

  async function connect(): Promise<'absent' | 'ended'> {
    const silenceAbort = new AbortController()
    const signal = AbortSignal.any([stopController.signal, silenceAbort.signal])
    const request = new Request('http://localhost/internal/tags/', {
      headers: { accept: 'text/event-stream' },
      signal,
    })
    const response = await transport(request)
    if (response.status !== 200 || !response.body) {
      await response.body?.cancel()
      return 'absent'
    }
    isLive = true
    announceTags([cacheTags.everything])
    const silenceTimer = setTimeout(() => silenceAbort.abort(), silenceMs)
    try {
      await readEvents(
        response.body,
        signal,
        (data) => announceTags(parseTags(data)),
        () => silenceTimer.refresh(),
      )
    } finally {
      clearTimeout(silenceTimer)
    }
    return 'ended'
  }

  return {
    get isLive() {
      return isLive
    },
    async close() {
      stopController.abort()
      await runEnd
    },
  }
}

/** Reads server-sent events (HTML Standard §9.2) until the end. */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onData: (data: string) => void,
  onBytes: () => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader()
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel, { once: true })
  try {
    let incompleteEvent = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      onBytes()
      const events = (incompleteEvent + value).replaceAll('\r\n', '\n').split('\n\n')
      incompleteEvent = events.pop() ?? ''
      for (const event of events) {
        const lines = event.split('\n').filter((line) => line.startsWith('data:'))
        if (lines.length > 0) onData(lines.map((line) => line.slice(5).replace(/^ /, '')).join('\n'))
      }
    }
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** Parses the tags of a message. Unreadable ones mean that everything changed. */
function parseTags(data: string): string[] {
  try {
    const tags: unknown = JSON.parse(data)
    if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return tags
  } catch {
    // Handled like any unreadable message.
  }
  return [cacheTags.everything]
}
