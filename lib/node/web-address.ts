import { z } from 'zod'

/** An http address of the environment. @param example what it looks like, for who wrote another */
export const webAddress = (example: string) =>
  z.url({ protocol: /^https?$/, abort: true, error: `must be an address such as ${example}` })

/** The public address of the site, without the slash at its end. */
export const siteAddressSchema = webAddress('https://www.example.org')
  .refine((value) => {
    const { href, origin } = new URL(value)
    return href === `${origin}/`
  }, 'must be an address without a path: the site has a name of its own')
  .transform((value) => value.replace(/\/+$/, ''))
