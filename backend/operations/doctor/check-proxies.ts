import { type Finding, good, problem, warning } from './finding'

const about = 'TRUSTED_PROXIES'
const allAddresses = /\/0+$/
const isLoopback = (proxy: string) => /^(?:127\.|::1(?:\/128)?$)/.test(proxy)

interface Settings {
  SITE_URL: string
  HOST: string
  TRUSTED_PROXIES: readonly string[]
}

/** Checks that only reverse proxies may report client addresses. */
export function checkProxies({ SITE_URL, HOST, TRUSTED_PROXIES: proxies }: Settings): Finding[] {
  if (proxies.some((proxy) => allAddresses.test(proxy))) {
    const advice = 'Name the address of nginx alone, for example 127.0.0.1,::1.'
    return [problem(about, 'Everybody is believed: anybody can pretend to be another client.', advice)]
  }
  if (proxies.length === 0) {
    if (!SITE_URL.startsWith('https:')) return [good(about, 'No proxy stands in front.')]
    const advice = 'Name the address of nginx, for example 127.0.0.1,::1.'
    const text = 'No proxy is named, but https needs one: all visitors count as one client, with its limits.'
    return [warning(about, text, advice)]
  }
  const isOpen = HOST === '0.0.0.0' || HOST === '::'
  if (isOpen && proxies.every(isLoopback)) {
    const advice = 'Set HOST=127.0.0.1, or close the port by a firewall.'
    return [warning('HOST', 'The proxy is on this machine, yet the port is open to others too.', advice)]
  }
  return [good(about, `${proxies.join(', ')} may say who the clients are.`)]
}
