import { type Finding, good, problem, warning } from './finding'

const subject = 'TRUSTED_PROXIES'
const allAddressesPattern = /\/0+$/
const isLoopback = (proxy: string) => /^(?:127\.|::1(?:\/128)?$)/.test(proxy)

interface Settings {
  SITE_URL: string
  HOST: string
  TRUSTED_PROXIES: readonly string[]
  CDN_PURGE_URL?: string | undefined
}

/** Checks that only reverse proxies may report client addresses. */
export function checkProxies({ SITE_URL, HOST, TRUSTED_PROXIES: proxies, CDN_PURGE_URL }: Settings): Finding[] {
  if (proxies.some((proxy) => allAddressesPattern.test(proxy))) {
    const advice = 'Set it to the address of nginx only, for example 127.0.0.1,::1.'
    return [problem(subject, 'All senders are trusted. Any client can claim the address of another one.', advice)]
  }
  if (proxies.length === 0) {
    if (!SITE_URL.startsWith('https:')) return [good(subject, 'The site has no proxy.')]
    const advice = 'Set it to the address of nginx, for example 127.0.0.1,::1.'
    const text = 'No proxy is set, but https needs one. All visitors share the limits of one client.'
    return [warning(subject, text, advice)]
  }
  const isOpen = HOST === '0.0.0.0' || HOST === '::'
  if (isOpen && proxies.every(isLoopback)) {
    const advice = 'Set HOST=127.0.0.1, or close the port with a firewall.'
    return [warning('HOST', 'The proxy is on this machine, but the port is open to other machines, too.', advice)]
  }
  const cdnNote = CDN_PURGE_URL ? ' nginx must know the networks of the CDN (set_real_ip_from in ops/nginx.conf).' : ''
  return [good(subject, `${proxies.join(', ')} may report client addresses.${cdnNote}`)]
}
