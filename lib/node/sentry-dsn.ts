import { webAddressSchema } from './web-address'

/**
 * Receiver of error reports: `https://KEY@host/PROJECT`. Browsers get it, so it must not contain
 * the secret of old servers.
 */
export const sentryDsnSchema = webAddressSchema('https://KEY@host/PROJECT').refine((value) => {
  const { username, password, pathname, search, hash } = new URL(value)
  return /^\w+$/.test(username) && `${password}${search}${hash}` === '' && /^(?:\/[\w.-]+)*\/\d+$/.test(pathname)
}, 'must be https://KEY@host/PROJECT, without a secret')
