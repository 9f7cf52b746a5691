import { type Finding, good, warning } from './finding'

interface Settings {
  CDN_PURGE_URL?: string | undefined
  CDN_PURGE_HEADER?: string | undefined
}

const subject = 'CDN_PURGE_URL'
const privateHostPattern =
  /^(?:localhost|(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[(?:::1|f[cd][\da-f]{2}:[\da-f:]*)\])$/

/** Checks the settings for CDN purges. A test request would purge the cache, so none is sent. */
export function checkCdn({ CDN_PURGE_URL: address, CDN_PURGE_HEADER: header }: Settings): Finding[] {
  if (!address) {
    if (!header) return []
    const advice = 'Set it to the address where the CDN accepts purges, or remove CDN_PURGE_HEADER.'
    return [warning('CDN_PURGE_HEADER', 'It is set, but nothing is purged.', advice)]
  }
  const { protocol, host, hostname } = new URL(address)
  if (privateHostPattern.test(hostname)) return [good(subject, `${host} receives purges.`)]
  if (protocol === 'http:') {
    const advice = 'Use https.'
    return [warning(subject, `${host} receives purges without TLS. Others can read the header.`, advice)]
  }
  if (!header) {
    const advice = 'Set CDN_PURGE_HEADER, as docs/scaling.md says for each CDN.'
    return [warning(subject, `${host} receives purges without CDN_PURGE_HEADER.`, advice)]
  }
  return [good(subject, `${host} receives purges.`)]
}
