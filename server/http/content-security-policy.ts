import { createHash } from 'node:crypto'
import { embedServices } from '@/lib/contract/embeds/services'

const frameOrigins = [...new Set(Object.values(embedServices).map(({ frameOrigin }) => frameOrigin))]

/**
 * What every page may do, whatever it shows. Nothing foreign but the frames of the embeddable services: no page holds one
 * before its reader's consent, which a policy that is the same for every visitor cannot know.
 */
const pageDirectives = [
  "default-src 'none'",
  "base-uri 'none'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  `frame-src ${frameOrigins.join(' ')}`,
  "img-src 'self' data: blob:",
  "manifest-src 'self'",
  "media-src 'self'",
  "object-src 'none'",
  "worker-src 'self'",
]

interface PolicyOptions {
  isHttps: boolean
  /** Where browsers report errors; null for nowhere. */
  reportOrigin?: string | null
  /** For development alone, where Next evaluates code and injects styles. */
  relaxed?: boolean
}

/** The CSP sources of what stands inline in a page. */
export interface InlineSources {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The CSP source of an inline script or style. */
export function sourceHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** The policy of a page (CSP Level 3). */
export function pagePolicy({ scripts, styles }: InlineSources, options: PolicyOptions): string {
  const sources = options.relaxed
    ? ["script-src 'self' 'unsafe-inline' 'unsafe-eval'", "style-src 'self' 'unsafe-inline'"]
    : [["script-src 'self'", ...scripts].join(' '), ["style-src 'self'", ...styles].join(' ')]
  const connections = ["connect-src 'self'", options.reportOrigin ?? []].flat().join(' ')
  const upgrade = options.isHttps ? ['upgrade-insecure-requests'] : []
  return [...pageDirectives, connections, ...sources, ...upgrade].join('; ')
}

/** The policy of what is not a page but may run: a worker's fetches are bound by that of its script. */
export const scriptPolicy = "default-src 'self'; frame-ancestors 'none'; object-src 'none'"

/** The policy of everything else: data, pictures, documents. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"
