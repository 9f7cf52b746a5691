/** Maximum number of uploads in memory: of one client, and of all clients. */
export const uploadSlotLimits = { perClient: 6, total: 24 }

/** Limits the uploads that a process holds in memory. */
export interface UploadSlots {
  /**
   * Reserves a slot, before the body is received. Returns the function that releases it, or the
   * limit that is reached.
   */
  reserve(client: string): (() => void) | keyof typeof uploadSlotLimits
}

export function createUploadSlots(): UploadSlots {
  const uploadCounts = new Map<string, number>()
  let total = 0
  return {
    reserve(client) {
      const clientCount = uploadCounts.get(client) ?? 0
      if (clientCount >= uploadSlotLimits.perClient) return 'perClient'
      if (total >= uploadSlotLimits.total) return 'total'
      uploadCounts.set(client, clientCount + 1)
      total += 1
      return () => {
        total -= 1
        const remainingCount = (uploadCounts.get(client) ?? 0) - 1
        if (remainingCount > 0) uploadCounts.set(client, remainingCount)
        else uploadCounts.delete(client)
      }
    },
  }
}
