/** The maximum number of ZIPs that are sent at a time, to one client and to all. */
export const maxZips = { perClient: 3, all: 24 }

/** Counts what is being sent to whom. */
export interface Slots {
  /** Takes a slot for a client; null where none is free, else what gives it back, once. */
  take(client: string): (() => void) | null
}

/** The slots of this server. Calls without a client are of the site itself, and count as one. */
export function createSlots(): Slots {
  const open = new Map<string, number>()
  let all = 0
  return {
    take(client) {
      const own = open.get(client) ?? 0
      if (all >= maxZips.all || own >= maxZips.perClient) return null
      all += 1
      open.set(client, own + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        all -= 1
        const left = (open.get(client) ?? 1) - 1
        if (left === 0) open.delete(client)
        else open.set(client, left)
      }
    },
  }
}
