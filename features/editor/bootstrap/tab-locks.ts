import type { Locks } from '../core/journal/indexed-db-journal'

/** The timeout for responses of lock holders, in milliseconds. */
const responseTimeoutMs = 250

type Message =
  | { type: 'ask'; name: string; from: string }
  /** The response of the holder to the requesting tab. */
  | { type: 'held'; name: string; to: string }

/** The methods of `BroadcastChannel` that the locks need. */
export interface TabChannel {
  postMessage(message: Message): void
  addEventListener(type: 'message', listener: (event: { data: Message }) => void): void
}

/**
 * Creates locks between browser tabs for sites without HTTPS, where browsers have no Web Locks. A
 * tab requests a name and acquires the lock if no other tab responds in time. If two tabs request a
 * name at once, the tab with the smaller key acquires it. A closed tab does not respond, so that
 * its locks are free.
 */
export function createTabLocks(
  channel: TabChannel,
  createKey: () => string,
  wait = (callback: () => void) => void setTimeout(callback, responseTimeoutMs),
): Locks {
  const heldNames = new Set<string>()
  const pendingRequests = new Map<string, { requestKey: string; refuse: () => void }>()

  channel.addEventListener('message', ({ data: message }) => {
    const ownRequest = pendingRequests.get(message.name)
    if (message.type === 'held') {
      if (ownRequest?.requestKey === message.to) ownRequest.refuse()
    } else if (heldNames.has(message.name) || (ownRequest && ownRequest.requestKey < message.from)) {
      channel.postMessage({ type: 'held', name: message.name, to: message.from })
    } else ownRequest?.refuse()
  })

  function isFree(name: string): Promise<boolean> {
    return new Promise((resolve) => {
      const requestKey = createKey()
      pendingRequests.set(name, { requestKey, refuse: () => resolve(false) })
      channel.postMessage({ type: 'ask', name, from: requestKey })
      wait(() => resolve(true))
    })
  }

  return {
    async request(name, _options, callback) {
      if (heldNames.has(name) || pendingRequests.has(name)) return callback(null)
      const isGranted = await isFree(name)
      pendingRequests.delete(name)
      if (!isGranted) return callback(null)
      heldNames.add(name)
      try {
        await callback({ name })
      } finally {
        heldNames.delete(name)
      }
    },
  }
}
