import { z } from 'zod'

/**
 * An http(s) URL in the environment.
 * @param example valid address for the error message
 */
export const webAddress = (example: string) =>
  z.url({ protocol: /^https?$/, abort: true, error: `must be an address such as ${example}` })

/** Public URL of the site, without trailing slash. */
export const siteAddressSchema = webAddress('https://www.example.org')
  .refine((value) => {
    const { href, origin } = new URL(value)
    return href === `${origin}/`
  }, 'must be an address without a path: the site needs a separate host name')
  .transform((value) => value.replace(/\/+$/, ''))
