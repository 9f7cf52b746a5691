export interface Presence {
  recordActivity(client: string): void
  /** Returns true if no other client was active recently. */
  isAlone(client: string): boolean
}

/** Time for which activity counts as recent. */
const recentMs = 1000

/** @param now clock in milliseconds */
export function createPresence(now: () => number): Presence {
  let latestActivity = { client: '', time: Number.NEGATIVE_INFINITY }
  /** Latest activity of any other client than that of `latestActivity`. */
  let earlierActivity = latestActivity
  return {
    recordActivity(client) {
      if (client !== latestActivity.client) earlierActivity = latestActivity
      latestActivity = { client, time: now() }
    },
    isAlone(client) {
      const otherActivity = latestActivity.client === client ? earlierActivity : latestActivity
      return now() - otherActivity.time > recentMs
    },
  }
}
