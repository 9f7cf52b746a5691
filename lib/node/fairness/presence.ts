/** Remembers which clients were active recently. */
export interface Presence {
  note(client: string): void
  /** Returns true if no other client has sent a request recently. */
  isAlone(client: string): boolean
}

/** Time for which a client counts as active after a request or statement, in milliseconds. */
const presentMs = 1000

/** @param now returns the time in milliseconds */
export function createPresence(now: () => number): Presence {
  /** The client of the last activity, and the last other client before it. */
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
