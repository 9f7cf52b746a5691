/** Records recent activity of clients. */
export interface Presence {
  note(client: string): void
  /** Returns true without recent activity of other clients. */
  isAlone(client: string): boolean
}

/** Time for which activity counts, in milliseconds. */
const presentMs = 1000

/** @param now milliseconds */
export function createPresence(now: () => number): Presence {
  /** Last activity, and last activity of another client before it. */
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
