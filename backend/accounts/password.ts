import { hash } from '@node-rs/argon2'

/** Argon2id as OWASP's password storage cheat sheet has it: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** The hash to store for a password; the package's default algorithm is argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}
