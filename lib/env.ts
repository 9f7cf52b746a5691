import { z } from 'zod'
import { backendTokenSchema } from './contract/site/backend-token'
import { logLevels } from './node/log-levels'
import { sentryDsnSchema } from './node/sentry-dsn'
import { siteAddressSchema, webAddress } from './node/web-address'

const flag = z.stringbool()
/** An address or a network, for example `10.0.0.0/8`. */
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'must be an address or a network, such as 127.0.0.1 or 10.0.0.0/8',
})

/** The site's environment (README has the table). Empty strings count as absent. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  /** The public address: canonical links, mails, feeds. Default: http://localhost:PORT */
  SITE_URL: siteAddressSchema.optional(),
  /** What an https address promises of the future: that it, and its subdomains, will never be asked by http. */
  HSTS: z.enum(['off', 'host', 'subdomains', 'preload']).default('host'),
  /** How many seconds a stopping server still takes requests, so that load balancers notice. */
  STOP_DELAY: z.coerce.number().min(0).max(60).default(0.5),
  /** An external backend that speaks the contract; without it the bundled one runs in this process. */
  BACKEND_URL: webAddress('https://backend.example.org')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  /** Shows a backend of its own (`npm run backend`) that this is the site; the same there. */
  BACKEND_TOKEN: backendTokenSchema.optional(),
  /** Shows visitors the "switched off" page with 503. */
  SITE_DISABLED: flag.default(false),
  /** Opens the style guide to everybody, as development does: for the visual tests. */
  STYLEGUIDE: flag.default(false),
  /** Proxies in front of this server whose `X-Forwarded-…` headers count: addresses and networks, by commas. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((entry) => entry.trim() || []))
    .pipe(z.array(network)),
  /** Where errors are reported; without it nowhere, and nothing is loaded for it. The same for the site and a backend of its own. */
  SENTRY_DSN: sentryDsnSchema.optional(),
  /** A collector of traces, by OTLP over HTTP; without it nothing is recorded, and nothing is loaded for it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://127.0.0.1:4318').optional(),
  /** Where metrics are served, on a port of their own; without it nothing listens. Each program needs another one. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Where a CDN in front takes purges by tags; without it answers carry no tags, and nothing is sent. */
  CDN_PURGE_URL: webAddress('https://cdn.example.org/purge').optional(),
  /** A header that proves to the CDN who purges. */
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: *[\x21-\x7e][\x20-\x7e]*$/, 'must be "Name: value"')
    .optional(),
  /** How the tags are sent: `{"tags": […]}`, or in the header `Surrogate-Key`. */
  CDN_PURGE_FORMAT: z.enum(['json', 'surrogate-key']).default('json'),
  /** How much memory finished pages may take, in MiB. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(128),
})

export type Env = z.infer<typeof schema> & { SITE_URL: string }

/**
 * Reads and checks the environment.
 * @throws Error that lists every wrong variable at once
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(present)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not valid:\n${lines.join('\n')}`)
  }
  return { ...result.data, SITE_URL: result.data.SITE_URL ?? `http://localhost:${result.data.PORT}` }
}

let cachedEnv: Env | undefined

/** The environment of this process, checked once, at its first use. */
export function env(): Env {
  cachedEnv ??= readEnv()
  return cachedEnv
}

/** Whether the site is visited over https. */
export function isHttps(): boolean {
  return env().SITE_URL.startsWith('https:')
}

/** Sets a variable of this process for a package that takes it from there alone. */
export function setEnv(name: string, value: string): void {
  process.env[name] = value
}
