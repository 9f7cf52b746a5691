import { z } from 'zod'

/**
 * The header by which the site's servers show a backend of its own that they are the site (`BACKEND_TOKEN`). It is no part
 * of the contract: another backend ignores it.
 */
export const backendTokenHeader = 'X-Backend-Token'

/** A secret that fits into a header and is not guessed. */
export const backendTokenSchema = z
  .string()
  .regex(/^[\x21-\x7e]{32,256}$/, 'must be 32 to 256 characters of ASCII without spaces')
