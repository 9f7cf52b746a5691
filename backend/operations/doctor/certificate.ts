import { isIP } from 'node:net'
import { connect } from 'node:tls'

/** TLS certificate of a server. */
export interface Certificate {
  validTo: Date
  /** Reason why clients reject the certificate; null if it is valid. */
  problem: string | null
}

const timeoutMs = 5000

/**
 * Reads a certificate, even an invalid one.
 * @throws Error without a TLS response in five seconds
 */
export function readCertificate(host: string, port: number): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const serverName = isIP(host) === 0 ? { servername: host } : {}
    const socket = connect({ host, port, ...serverName, rejectUnauthorized: false, timeout: timeoutMs })
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      const refusal: unknown = socket.authorizationError
      socket.destroy()
      resolve({ validTo: new Date(validTo), problem: socket.authorized ? null : formatRefusal(refusal) })
    })
    socket.once('timeout', () => socket.destroy(new Error('no response')))
    socket.once('error', reject)
  })
}

/** Formats the reason, which is an error or a code such as CERT_HAS_EXPIRED. */
function formatRefusal(refusal: unknown): string {
  return refusal instanceof Error ? refusal.message : String(refusal)
}
