import { webAddress } from './web-address'

/**
 * Receiver of error reports in Sentry's format: `https://KEY@host/PROJECT`. Browsers get it too, so
 * it must not contain the secret half of the key, which old servers include.
 */
export const sentryDsnSchema = webAddress('https://KEY@host/PROJECT').refine((value) => {
  const { username, password, pathname, search, hash } = new URL(value)
  return (
    /^\w+$/.test(username) && `${password}${search}${hash}` === '' && /^(?:\/[\w.-]+)*\/\d+$/.test(pathname)
  )
}, 'must be https://KEY@host/PROJECT, without a secret')
