import argon2 from '@node-rs/argon2'
import { createBoundedPool } from '@/backend/platform/runtime/bounded-pool'

/**
 * Argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one
 * lane.
 */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** The hash of a discarded random password, verified at the same cost if there is no account. */
const unknownAccountHash =
  '$argon2id$v=19$m=19456,t=2,p=1$p36D0EaeNyRiyBmhwWO+Fg$hsHVpKFHDT8GFcTIIZ06OpmTXpMScY2orHb14VG/0Ts'

/**
 * At most two threads and a queue of about a second, so that many logins do not block other
 * requests.
 */
const pool = createBoundedPool({ maxConcurrent: 2, maxQueued: 48 })

/**
 * Hashes a password with the default algorithm of the package, argon2id.
 * @throws ServerBusyError
 */
export function hashPassword(password: string): Promise<string> {
  return pool.run(() => argon2.hash(normalizePassword(password), cost))
}

/**
 * Returns true if a password matches a stored hash; without a hash, false after the same work. A
 * password that normalization changes is also compared as typed, since imported hashes may be of
 * that form.
 * @throws ServerBusyError
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const hash = storedHash ?? unknownAccountHash
  const form = normalizePassword(password)
  const isRight = await pool.run(
    async () =>
      (await argon2.verify(hash, form)) || (form !== password && (await argon2.verify(hash, password))),
  )
  return isRight && storedHash !== undefined
}

/**
 * Returns the form (NFKC) that is checked and hashed, since keyboards encode the same letter
 * differently (NIST SP 800-63B §3.1.1.2).
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}
