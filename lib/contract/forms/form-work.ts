// Proof of work for form submissions. It costs a browser little time, but too much for a sender of
// thousands.

/** Difficulty of a ticket: number of rounds, and leading zero bits required of each hash. */
export interface FormWork {
  rounds: number
  bits: number
}

/**
 * Returns the input of the hash (SHA-256, UTF-8) of a round. Many small rounds keep the total time
 * similar for all clients.
 */
export function formWorkInput(ticket: string, round: number, answer: number): string {
  return `${ticket} ${round} ${answer}`
}

/** Returns true if a hash starts with the given number of zero bits, up to 32. */
export function startsWithZeroBits(hash: Uint8Array, bits: number): boolean {
  const [a = 255, b = 255, c = 255, d = 255] = hash
  return Math.clz32(((a << 24) | (b << 16) | (c << 8) | d) >>> 0) >= bits
}
