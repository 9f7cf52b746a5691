/** The database's channel on which a trigger announces new mails. */
export const outboxChannel = 'outbox'

/** Tells that something happened, not what. */
export interface Signal {
  /** Calls `listener` each time; the returned function ends that. */
  subscribe(listener: () => void): () => void
}

/** A signal that the database's notifications on one channel give. */
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
