// Proof of work for submissions of forms. A browser needs little time for one submission,
// but a robot would need too much for thousands.

/**
 * Difficulty of the proof of work: the number of rounds, and the number of zero bits with which
 * each hash must start.
 */
export interface FormWork {
  rounds: number
  bits: number
}

/**
 * Returns the input of the hash (SHA-256, UTF-8) for a round. There are many small rounds, so that
 * the total time is similar for all clients.
 */
export function formatFormWorkInput(ticket: string, round: number, answer: number): string {
  return `${ticket} ${round} ${answer}`
}

/** Returns true if a hash starts with the given number of zero bits (up to 32). */
export function startsWithZeroBits(hash: Uint8Array, bits: number): boolean {
  const [a = 255, b = 255, c = 255, d = 255] = hash
  return Math.clz32(((a << 24) | (b << 16) | (c << 8) | d) >>> 0) >= bits
}
