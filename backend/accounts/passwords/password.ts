import argon2 from '@node-rs/argon2'
import { createBoundedPool } from '@/backend/platform/runtime/bounded-pool'

/** Argon2id as OWASP's password storage cheat sheet has it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** The hash of a discarded random password, for attempts without an account: verifying it costs the same. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$p36D0EaeNyRiyBmhwWO+Fg$hsHVpKFHDT8GFcTIIZ06OpmTXpMScY2orHb14VG/0Ts'

/** At most two processors and a queue of about a second, so that no flood of passwords keeps other requests from being served. */
const pool = createBoundedPool({ maxConcurrent: 2, maxQueued: 48 })

/**
 * The hash to store for a password; the package's default algorithm is argon2id.
 * @throws ServerBusyError
 */
export function hashPassword(password: string): Promise<string> {
  return pool.run(() => argon2.hash(normalized(password), cost))
}

/**
 * Whether a password matches a stored hash. Without a hash the answer is no, after the same work. A password that
 * normalization changes is also compared as it was typed, since imported hashes may be of that.
 * @throws ServerBusyError
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const hash = stored ?? nobodysHash
  const form = normalized(password)
  const isRight = await pool.run(
    async () =>
      (await argon2.verify(hash, form)) || (form !== password && (await argon2.verify(hash, password))),
  )
  return isRight && stored !== undefined
}

/** The form (NFKC) that is checked and hashed, since keyboards encode the same letter differently (NIST SP 800-63B §3.1.1.2). */
export function normalized(password: string): string {
  return password.normalize('NFKC')
}
