// The work that a browser does before a form is taken: no puzzle for people, only time that a sender of thousands has not.

/** The work of a ticket: so many numbers to be found, each of which gives a hash that begins with so many zero bits. */
export interface FormWork {
  rounds: number
  bits: number
}

/** What is hashed (SHA-256, UTF-8) in a round. The rounds are many and small, so that everybody's work takes about as long. */
export function formWorkInput(ticket: string, round: number, answer: number): string {
  return `${ticket} ${round} ${answer}`
}

/** Whether a hash begins with so many zero bits, up to 32. */
export function startsWithZeroBits(hash: Uint8Array, bits: number): boolean {
  const [a = 255, b = 255, c = 255, d = 255] = hash
  return Math.clz32(((a << 24) | (b << 16) | (c << 8) | d) >>> 0) >= bits
}
