/** Channel for new mails in the outbox. */
export const outboxChannel = 'outbox'

/** An event without data. */
export interface Signal {
  /** Subscribes a listener. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export function createSignal(
  channel: string,
): Signal & { handleNotification(notification: { channel: string }): void } {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    handleNotification(notification) {
      if (notification.channel !== channel) return
      for (const listener of listeners) listener()
    },
  }
}
