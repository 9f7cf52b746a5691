import { z } from 'zod'
import { backendTokenSchema } from './contract/site/backend-token'
import { logLevels } from './node/log-levels'
import { sentryDsnSchema } from './node/sentry-dsn'
import { siteAddressSchema, webAddressSchema } from './node/web-address'

const booleanText = z.stringbool()
/** An IP address or a network, for example `10.0.0.0/8`. */
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'must be an address or a network, such as 127.0.0.1 or 10.0.0.0/8',
})

/**
 * Environment variables of the site (table in docs/configuration.md). An empty string counts as not
 * set.
 */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  /** Public URL for canonical links, mails and feeds. Default: http://localhost:PORT */
  SITE_URL: siteAddressSchema.optional(),
  /**
   * HSTS policy of a site with https: off, this host only, its subdomains too, or preload. A
   * browser that has received the policy no longer connects over plain http.
   */
  HSTS: z.enum(['off', 'host', 'subdomains', 'preload']).default('host'),
  /**
   * Seconds during which a stopping server still accepts requests. Load balancers need this time to
   * notice that the server is no longer ready.
   */
  STOP_DELAY: z.coerce.number().min(0).max(60).default(0.5),
  /**
   * URL of an external backend that implements the contract. Without it the bundled backend runs in
   * this process.
   */
  BACKEND_URL: webAddressSchema('https://backend.example.org')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  /** Shared secret that authenticates the site to a separate backend (`npm run backend`). */
  BACKEND_TOKEN: backendTokenSchema.optional(),
  /** Shows every visitor the notice that the site is switched off, with status 503. */
  SITE_DISABLED: booleanText.default(false),
  /** Makes the style guide public, as it is in development. Visual tests need it. */
  STYLEGUIDE: booleanText.default(false),
  /**
   * Proxies whose `X-Forwarded-…` headers are trusted (addresses and networks, separated by
   * commas). These headers are ignored if they come from any other address.
   */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((entry) => entry.trim() || []))
    .pipe(z.array(network)),
  /**
   * Receiver of error reports. If it is not set, nothing is reported and no SDK is loaded. The site
   * and a backend in another process need the same value.
   */
  SENTRY_DSN: sentryDsnSchema.optional(),
  /**
   * Collector of traces (OTLP over HTTP). If it is not set, nothing is recorded and no SDK is
   * loaded.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddressSchema('http://127.0.0.1:4318').optional(),
  /**
   * Port on which metrics are served. If it is not set, they are not served. Each process needs a
   * port of its own.
   */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /**
   * Purge endpoint of a CDN that supports cache tags. If it is not set, responses carry no tags and
   * nothing is purged.
   */
  CDN_PURGE_URL: webAddressSchema('https://cdn.example.org/purge').optional(),
  /** Header that authenticates purge requests. */
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: *[\x21-\x7e][\x20-\x7e]*$/, 'must be "Name: value"')
    .optional(),
  /** Format in which tags are sent to the CDN: `{"tags": […]}`, or the header `Surrogate-Key`. */
  CDN_PURGE_FORMAT: z.enum(['json', 'surrogate-key']).default('json'),
  /** Memory limit of the page cache in MiB. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(128),
})

export type Env = z.infer<typeof schema> & { SITE_URL: string }

/**
 * Reads and validates the environment.
 * @throws Error that lists all invalid variables
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const nonEmptyVariables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(nonEmptyVariables)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not valid:\n${lines.join('\n')}`)
  }
  return { ...result.data, SITE_URL: result.data.SITE_URL ?? `http://localhost:${result.data.PORT}` }
}

let cachedEnv: Env | undefined

/** Returns the environment of this process, validated on first use. */
export function env(): Env {
  cachedEnv ??= readEnv()
  return cachedEnv
}

/** Returns true if the site's public address uses https. */
export function isHttps(): boolean {
  return env().SITE_URL.startsWith('https:')
}

/** Sets an environment variable for a package that offers no other configuration. */
export function setEnv(name: string, value: string): void {
  process.env[name] = value
}
