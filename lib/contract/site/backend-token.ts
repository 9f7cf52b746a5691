import { z } from 'zod'

/**
 * Header by which the site authenticates to its own backend (`BACKEND_TOKEN`). It is not part of
 * the contract; other backends ignore it.
 */
export const backendTokenHeader = 'X-Backend-Token'

/** Schema of a secret that is long enough and contains only characters valid in a header. */
export const backendTokenSchema = z
  .string()
  .regex(/^[\x21-\x7e]{32,256}$/, 'must be 32 to 256 characters of ASCII without spaces')
