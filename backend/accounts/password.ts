import argon2 from '@node-rs/argon2'
import { createBoundedPool } from '../bounded-pool'

/** Argon2id as OWASP's password storage cheat sheet has it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** The hash of a random password that was thrown away, at the same cost. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$p36D0EaeNyRiyBmhwWO+Fg$hsHVpKFHDT8GFcTIIZ06OpmTXpMScY2orHb14VG/0Ts'

/** Two processors at most, and a second's work waiting for them: whatever is sent, others are served meanwhile. */
const pool = createBoundedPool({ atOnce: 2, waiting: 48 })

/**
 * The hash to store for a password; the package's default algorithm is argon2id.
 * @throws ServerBusyError
 */
export function hashPassword(password: string): Promise<string> {
  return pool.run(() => argon2.hash(normalized(password), cost))
}

/**
 * Whether a password is the one of a stored hash. Without a hash the answer is no, after the same work. Of a password that has another
 * form the hash may be of that as it was typed: other programs' hashes are.
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

/** Keyboards spell one letter differently (NIST SP 800-63B §3.1.1.2): what is checked and hashed is this form. */
export function normalized(password: string): string {
  return password.normalize('NFKC')
}
