import { createHash } from 'node:crypto'

/** An order-independent hash of rows: the sum of their SHA-256 values, modulo 2^256. */
export interface RowDigest {
  add(row: string): void
  /** Returns 64 hexadecimal digits. */
  value(): string
}

const wordBytes = 4
const wordLimit = 2 ** 32

/** Creates a digest of rows. Databases return the same rows in different orders. */
export function createRowDigest(): RowDigest {
  const sum = Buffer.alloc(32)
  return {
    add(row) {
      const hash = createHash('sha256').update(row).digest()
      let carry = 0
      for (let at = sum.byteLength - wordBytes; at >= 0; at -= wordBytes) {
        const word = sum.readUInt32BE(at) + hash.readUInt32BE(at) + carry
        sum.writeUInt32BE(word % wordLimit, at)
        carry = word < wordLimit ? 0 : 1
      }
    },
    value: () => sum.toString('hex'),
  }
}
