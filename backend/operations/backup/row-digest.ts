import { createHash } from 'node:crypto'

/** A hash of rows in any order: the sum of their SHA-256 values, modulo 2^256. */
export interface RowDigest {
  add(row: string): void
  /** Returns 64 hexadecimal digits. */
  value(): string
}

const wordBytes = 4
const wordLimit = 2 ** 32

/** Creates an empty digest. Databases may return the same rows in different orders. */
export function createRowDigest(): RowDigest {
  const sum = Buffer.alloc(32)
  return {
    add(row) {
      const hash = createHash('sha256').update(row).digest()
      let carry = 0
      for (let offset = sum.byteLength - wordBytes; offset >= 0; offset -= wordBytes) {
        const word = sum.readUInt32BE(offset) + hash.readUInt32BE(offset) + carry
        sum.writeUInt32BE(word % wordLimit, offset)
        carry = word < wordLimit ? 0 : 1
      }
    },
    value: () => sum.toString('hex'),
  }
}
