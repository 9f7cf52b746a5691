/** Maximum number of concurrent ZIP downloads, per client and of all clients together. */
export const maxZips = { perClient: 3, total: 24 }

/** Limits the concurrent downloads of clients. */
export interface Slots {
  /** Reserves a slot for a client. Returns its release function, or null if no slot is free. */
  take(client: string): (() => void) | null
}

/**
 * Creates the slots of this server. Requests without a client come from the site itself and count
 * as one client.
 */
export function createSlots(): Slots {
  const openByClient = new Map<string, number>()
  let total = 0
  return {
    take(client) {
      const clientCount = openByClient.get(client) ?? 0
      if (total >= maxZips.total || clientCount >= maxZips.perClient) return null
      total += 1
      openByClient.set(client, clientCount + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        total -= 1
        const remainingDownloads = (openByClient.get(client) ?? 1) - 1
        if (remainingDownloads === 0) openByClient.delete(client)
        else openByClient.set(client, remainingDownloads)
      }
    },
  }
}
