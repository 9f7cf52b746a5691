import { z } from 'zod'

/** Schema of an http or https URL in the environment. @param example for the error message */
export const webAddressSchema = (example: string) =>
  z.url({ protocol: /^https?$/, abort: true, error: `must be an address such as ${example}` })

/** Schema of the site's public URL, without a trailing slash. */
export const siteAddressSchema = webAddressSchema('https://www.example.org')
  .refine((value) => {
    const { href, origin } = new URL(value)
    return href === `${origin}/`
  }, 'must be an address without a path: the site needs a separate host name')
  .transform((value) => value.replace(/\/+$/, ''))
