import type { Env } from '@/lib/env'

type SecurityOptions = Pick<Env, 'SITE_URL' | 'HSTS'>

const yearInSeconds = 31_536_000

/**
 * Header for each value of `HSTS` (RFC 6797). `preload` requests an entry in hstspreload.org, which
 * takes months to undo.
 */
const transportSecurity: Record<Env['HSTS'], string | null> = {
  off: null,
  host: `max-age=${yearInSeconds}`,
  subdomains: `max-age=${yearInSeconds}; includeSubDomains`,
  preload: `max-age=${yearInSeconds}; includeSubDomains; preload`,
}

/** Creates the headers of all responses. `Content-Security-Policy` depends on the type. */
export function createSecurityHeaders({ SITE_URL, HSTS }: SecurityOptions): Record<string, string> {
  const hsts = SITE_URL.startsWith('https:') ? transportSecurity[HSTS] : null
  return {
    ...(hsts && { 'Strict-Transport-Security': hsts }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
