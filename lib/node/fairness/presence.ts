/** Tracks the recently active clients. */
export interface Presence {
  note(client: string): void
  /** Returns true if no other client has sent a request recently. */
  isAlone(client: string): boolean
}

/** The time for which a client counts as active after a request or statement. */
const presentMs = 1000

/** @param now milliseconds */
export function createPresence(now: () => number): Presence {
  /** The last client, and the last different one before it. */
  let last = { client: '', at: Number.NEGATIVE_INFINITY }
  let otherClient = last
  return {
    note(client) {
      if (client !== last.client) otherClient = last
      last = { client, at: now() }
    },
    isAlone(client) {
      const latestOther = last.client === client ? otherClient : last
      return now() - latestOther.at > presentMs
    },
  }
}
