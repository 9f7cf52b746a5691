/** Who has asked for something lately. */
export interface Presence {
  note(client: string): void
  /** Whether no other client has asked lately. */
  isAlone(client: string): boolean
}

/** @param presentMs how long a client counts as present after a request */
export function createPresence(presentMs: number, now: () => number): Presence {
  /** The last client, and the last other one before it. */
  let last = { client: '', at: Number.NEGATIVE_INFINITY }
  let other = last
  return {
    note(client) {
      if (client !== last.client) other = last
      last = { client, at: now() }
    },
    isAlone(client) {
      const latestOther = last.client === client ? other : last
      return now() - latestOther.at > presentMs
    },
  }
}
