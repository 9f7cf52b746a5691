/** The maximum numbers of concurrent ZIP downloads, for one client and for all clients. */
export const maxZips = { perClient: 3, total: 24 }

/** Limits the concurrent downloads of clients. */
export interface Slots {
  /** Reserves a slot for a client. Returns its release function, or null if no slot is free. */
  reserve(client: string): (() => void) | null
}

/**
 * Creates the slots of this server. Requests without a client come from the site itself and count
 * as one client.
 */
export function createSlots(): Slots {
  const countByClient = new Map<string, number>()
  let total = 0
  return {
    reserve(client) {
      const clientCount = countByClient.get(client) ?? 0
      if (total >= maxZips.total || clientCount >= maxZips.perClient) return null
      total += 1
      countByClient.set(client, clientCount + 1)
      let isReserved = true
      return () => {
        if (!isReserved) return
        isReserved = false
        total -= 1
        const remainingCount = (countByClient.get(client) ?? 1) - 1
        if (remainingCount === 0) countByClient.delete(client)
        else countByClient.set(client, remainingCount)
      }
    },
  }
}
