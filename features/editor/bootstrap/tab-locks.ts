import type { Locks } from '../core/journal/indexed-db-journal'

/** The timeout for responses of lock holders, in ms. */
const answerTime = 250

type Message =
  | { type: 'ask'; name: string; from: string }
  /** The response of the holder to the requesting tab. */
  | { type: 'held'; name: string; to: string }

/** The used part of `BroadcastChannel`. */
export interface TabChannel {
  postMessage(message: Message): void
  addEventListener(type: 'message', listener: (event: { data: Message }) => void): void
}

/**
 * Locks between the tabs of a browser for sites without https, which have no Web Locks: a tab requests a name, and acquires
 * it if no other tab responds in time. Of two simultaneous requests the one with the smaller key wins. The locks of a closed
 * tab are free, since it does not respond any more.
 */
export function createTabLocks(
  channel: TabChannel,
  newKey: () => string,
  wait = (callback: () => void) => void setTimeout(callback, answerTime),
): Locks {
  const heldNames = new Set<string>()
  const asking = new Map<string, { from: string; refuse: () => void }>()

  channel.addEventListener('message', ({ data: message }) => {
    const own = asking.get(message.name)
    if (message.type === 'held') {
      if (own?.from === message.to) own.refuse()
    } else if (heldNames.has(message.name) || (own && own.from < message.from)) {
      channel.postMessage({ type: 'held', name: message.name, to: message.from })
    } else own?.refuse()
  })

  function isFree(name: string): Promise<boolean> {
    return new Promise((resolve) => {
      const from = newKey()
      asking.set(name, { from, refuse: () => resolve(false) })
      channel.postMessage({ type: 'ask', name, from })
      wait(() => resolve(true))
    })
  }

  return {
    async request(name, _options, callback) {
      if (heldNames.has(name) || asking.has(name)) return callback(null)
      const isGranted = await isFree(name)
      asking.delete(name)
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
