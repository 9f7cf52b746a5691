import argon2 from '@node-rs/argon2'
import { createBoundedPool } from '@/backend/platform/runtime/bounded-pool'

/**
 * Argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one
 * lane.
 */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/**
 * The hash of a random password that is not stored. A login to an unknown account verifies it, so
 * that the response takes the same time.
 */
const unknownAccountHash =
  '$argon2id$v=19$m=19456,t=2,p=1$p36D0EaeNyRiyBmhwWO+Fg$hsHVpKFHDT8GFcTIIZ06OpmTXpMScY2orHb14VG/0Ts'

/**
 * Runs at most two hashes at a time and queues about a second of work, so that many logins do not
 * block other requests.
 */
const pool = createBoundedPool({ maxConcurrent: 2, maxQueued: 48 })

/**
 * Hashes a password with argon2id, the default of the package.
 * @throws ServerBusyError
 */
export function hashPassword(password: string): Promise<string> {
  return pool.run(() => argon2.hash(normalizePassword(password), cost))
}

/**
 * Returns true if a password matches a stored hash. Without a stored hash, returns false after the
 * same work. Imported hashes may come from passwords that were not normalized, so a password that
 * normalization changes is also compared as typed.
 * @throws ServerBusyError
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const hash = storedHash ?? unknownAccountHash
  const normalizedPassword = normalizePassword(password)
  const isCorrect = await pool.run(
    async () =>
      (await argon2.verify(hash, normalizedPassword)) ||
      (normalizedPassword !== password && (await argon2.verify(hash, password))),
  )
  return isCorrect && storedHash !== undefined
}

/**
 * Normalizes a password (NFKC) before it is checked and hashed, because keyboards encode the same
 * letter differently (NIST SP 800-63B §3.1.1.2).
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}
