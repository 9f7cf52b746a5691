import type { Transport } from '@/lib/api/transport'

/** Counts redirected visits for a backend in another process. */
export interface RedirectHitReports {
  /** Counts a visit. The path is decoded and has no trailing slash. */
  count(path: string): void
  /** Sends the last counts. */
  stop(): Promise<void>
}

const intervalMs = 20_000
/** Maximum number of different paths in a report. Only bots exceed it. */
const maxPaths = 1000

/** Sends the counts of redirects every 20 seconds (`POST /internal/redirect-hits/`). */
export function reportRedirectHits(transport: Transport, onError: (error: unknown) => void): RedirectHitReports {
  let hits = new Map<string, number>()

  async function send(): Promise<void> {
    if (hits.size === 0) return
    const pendingHits = hits
    hits = new Map()
    const body = JSON.stringify({ hits: Object.fromEntries(pendingHits) })
    const headers = { 'Content-Type': 'application/json' }
    const request = new Request('http://localhost/internal/redirect-hits/', { method: 'POST', headers, body })
    const response = await transport(request)
    await response.body?.cancel()
    if (response.status !== 204) throw new Error(`The backend does not add hits of redirects (${response.status}).`)
  }

  const trySend = () => send().catch(onError)
  const timer = setInterval(trySend, intervalMs)
  timer.unref()
  return {
    count(path) {
      if (hits.size < maxPaths || hits.has(path)) hits.set(path, (hits.get(path) ?? 0) + 1)
    },
    async stop() {
      clearInterval(timer)
      await trySend()
    },
  }
}
