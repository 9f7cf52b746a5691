import { isIP } from 'node:net'
import { connect } from 'node:tls'

/** The TLS certificate of a server. */
export interface Certificate {
  validTo: Date
  /** The reason why clients reject the certificate; null if it is valid. */
  problem: string | null
}

const timeoutMs = 5000

/**
 * Reads the certificate of a server, even if it is invalid.
 * @throws Error if the server does not answer with TLS within five seconds
 */
export function readCertificate(host: string, port: number): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const name = isIP(host) === 0 ? { servername: host } : {}
    const socket = connect({ host, port, ...name, rejectUnauthorized: false, timeout: timeoutMs })
    socket.once('secureConnect', () => {
      const { valid_to: validTo } = socket.getPeerCertificate()
      const refusal: unknown = socket.authorizationError
      socket.destroy()
      resolve({ validTo: new Date(validTo), problem: socket.authorized ? null : formatRefusal(refusal) })
    })
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
  })
}

/** Formats the reason, which Node reports as a code such as CERT_HAS_EXPIRED, or as an error. */
function formatRefusal(refusal: unknown): string {
  return refusal instanceof Error ? refusal.message : String(refusal)
}
