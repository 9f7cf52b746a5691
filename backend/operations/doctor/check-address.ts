import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { toReason } from '@/backend/platform/to-reason'
import { type Certificate, readCertificate } from './certificate'
import { type Finding, good, problem, warning } from './finding'

const subject = 'SITE_URL'
const dayMs = 24 * 60 * 60 * 1000
/** Minimum validity in days. Renewals start 30 days before the end, so fewer days mean failures. */
const minCertificateDays = 14

const isLocal = (host: string) => /^(?:localhost|127\.[\d.]+|\[?::1\]?|.+\.localhost)$/.test(host)

/** Time and network access, which tests replace. */
export interface NetworkAccess {
  now: Date
  /** @throws for an unknown name */
  resolve(host: string): Promise<unknown>
  /** @throws without a TLS response */
  fetchCertificate(host: string, port: number): Promise<Certificate>
}

export const createRealNetwork = (): NetworkAccess => ({
  now: new Date(),
  resolve: (host) => lookup(host),
  fetchCertificate: readCertificate,
})

/** Checks https, DNS and certificate of the public address. */
export async function checkAddress(siteUrl: string, network: NetworkAccess = createRealNetwork()): Promise<Finding[]> {
  const url = new URL(siteUrl)
  if (isLocal(url.hostname)) {
    const advice = 'Set it to the public address, for links in mails: https://www.example.org'
    return [warning(subject, `${siteUrl} is reachable only on this machine.`, advice)]
  }
  const name = await checkName(url.hostname, network)
  if (url.protocol === 'http:') {
    const advice = 'Put nginx in front (ops/nginx.conf) and use an https address.'
    return [warning(subject, `${siteUrl} has no TLS. Others can read passwords in transit.`, advice), name]
  }
  return name.level === 'error' ? [name] : [name, await checkCertificate(url, network)]
}

async function checkName(host: string, { resolve }: NetworkAccess): Promise<Finding> {
  if (isIP(host.replace(/^\[(.*)\]$/, '$1')) > 0) return good(subject, `${host} is an address.`)
  try {
    await resolve(host)
    return good(subject, `${host} resolves.`)
  } catch (error) {
    const advice = 'Correct it, or add the name to the DNS. Links in mails lead there.'
    return problem(subject, `${host} does not resolve (${toReason(error)}).`, advice)
  }
}

async function checkCertificate(url: URL, { now, fetchCertificate }: NetworkAccess): Promise<Finding> {
  let certificate: Certificate
  try {
    certificate = await fetchCertificate(url.hostname, Number(url.port || 443))
  } catch (error) {
    const advice = 'Start nginx, or test it from outside. In some networks, no machine reaches itself.'
    return warning(subject, `${url.host} does not respond by TLS (${toReason(error)}).`, advice)
  }
  return judgeCertificate(certificate, now)
}

function judgeCertificate({ validTo, problem: refusal }: Certificate, now: Date): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs)
  const end = validTo.toISOString().slice(0, 10)
  const advice = 'Renew it and reload nginx: certbot renew, systemctl reload nginx.'
  if (days < 0) return problem(subject, `The certificate expired on ${end}.`, advice)
  if (refusal !== null) {
    const chainAdvice = 'Use a certificate of a known authority for this name, with its chain (fullchain.pem).'
    return problem(subject, `Browsers reject the certificate: ${refusal}.`, chainAdvice)
  }
  const text = `The certificate expires on ${end}, in ${days} days.`
  return days < minCertificateDays ? warning(subject, text, advice) : good(subject, text)
}
