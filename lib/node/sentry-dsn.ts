import { z } from 'zod'

/**
 * Where errors are reported: `https://KEY@host/PROJECT`, as a server that speaks Sentry's protocol names it. Browsers get it too:
 * of the key's secret half, which old servers name as well, nothing may be in it.
 */
export const sentryDsnSchema = z.url({ protocol: /^https?$/, abort: true }).refine((value) => {
  const { username, password, pathname, search, hash } = new URL(value)
  return (
    /^\w+$/.test(username) && `${password}${search}${hash}` === '' && /^(?:\/[\w.-]+)*\/\d+$/.test(pathname)
  )
}, 'must be https://KEY@host/PROJECT, without a secret')
