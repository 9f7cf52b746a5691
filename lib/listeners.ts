/** Functions to call when something happens, with what is told to them. */
interface Listeners<Args extends unknown[]> {
  /** @returns a function that unsubscribes */
  subscribe(listener: (...args: Args) => void): () => void
  /** Calls all listeners synchronously. */
  notify(...args: Args): void
}

/** A set of listeners, empty at first; `subscribe` is what `useSyncExternalStore` takes. */
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
