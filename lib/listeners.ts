/** A set of listeners for one event. */
interface Listeners<Args extends unknown[]> {
  /** @returns a function that unsubscribes */
  subscribe(listener: (...args: Args) => void): () => void
  /** Calls all listeners synchronously. */
  notify(...args: Args): void
}

/**
 * Creates an empty set of listeners. `subscribe` has the signature that `useSyncExternalStore`
 * requires.
 */
export function createListeners<Args extends unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify(...args) {
      for (const listener of listeners) listener(...args)
    },
  }
}
