import type { Locks } from '../core/indexed-db-journal'

/** How long holders have to answer, in ms. */
const answerTime = 250

type Message =
  | { type: 'ask'; name: string; from: string }
  /** The name is not free; to whom asked. */
  | { type: 'held'; name: string; to: string }

/** What is needed of a `BroadcastChannel`. */
export interface TabChannel {
  postMessage(message: Message): void
  addEventListener(type: 'message', listener: (event: { data: Message }) => void): void
}

/**
 * Locks between the tabs of a browser for sites without https, where there are no Web Locks: who wants a name asks, and takes
 * it when nobody answers. Of two who ask at once the one with the smaller key gets it. What a tab holds is free when it is
 * gone, since nobody answers for it any more.
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
