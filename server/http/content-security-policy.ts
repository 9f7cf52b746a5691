import { createHash } from 'node:crypto'
import { embedServices } from '@/lib/contract/embeds/services'

const frameOrigins = [...new Set(Object.values(embedServices).map(({ frameOrigin }) => frameOrigin))]

/** Policy of all pages. Allows the frames of embed services, which pages show after consent. */
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
  /** Origin of error reports; null without reports. */
  reportOrigin?: string | null
  /** True in development, where Next evaluates code and injects styles. */
  isDevelopment?: boolean
}

/** CSP sources of inline scripts and styles. */
export interface InlineHashes {
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
}

/** Returns the CSP source of inline code. */
export function hashInlineCode(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** Creates the policy of a page (CSP Level 3). */
export function createPagePolicy({ scriptHashes, styleHashes }: InlineHashes, options: PolicyOptions): string {
  const codeDirectives = options.isDevelopment
    ? ["script-src 'self' 'unsafe-inline' 'unsafe-eval'", "style-src 'self' 'unsafe-inline'"]
    : [["script-src 'self'", ...scriptHashes].join(' '), ["style-src 'self'", ...styleHashes].join(' ')]
  const connectDirective = ["connect-src 'self'", options.reportOrigin].filter(Boolean).join(' ')
  const upgradeDirective = options.isHttps ? ['upgrade-insecure-requests'] : []
  return [...pageDirectives, connectDirective, ...codeDirectives, ...upgradeDirective].join('; ')
}

/** Policy of script responses. It applies in workers, which fetch from this site. */
export const scriptPolicy = "default-src 'self'; frame-ancestors 'none'; object-src 'none'"

/** Policy of other responses. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'"
