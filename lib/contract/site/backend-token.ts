import { z } from 'zod'

/**
 * Header that authenticates the site's servers to their own backend (`BACKEND_TOKEN`). It is not
 * part of the contract; other backends ignore it.
 */
export const backendTokenHeader = 'X-Backend-Token'

/** A secret with enough entropy that is valid in a header. */
export const backendTokenSchema = z
  .string()
  .regex(/^[\x21-\x7e]{32,256}$/, 'must be 32 to 256 characters of ASCII without spaces')
