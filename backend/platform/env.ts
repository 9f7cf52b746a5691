import { z } from 'zod'
import { backendTokenSchema } from '@/lib/contract/site/backend-token'
import { logLevels } from '@/lib/node/log-levels'
import { sentryDsnSchema } from '@/lib/node/sentry-dsn'
import { siteAddressSchema, webAddressSchema } from '@/lib/node/web-address'
import { type FileLocation, isSameLocation, parseS3Location } from './storage/s3-location'

/** A mail address, or a name with an address in angle brackets. */
const senderPattern = /^([^<>"@,;:()\r\n]+ <[^\s<>@",;:()]+@[^\s<>@",;:()]+>|[^\s<>@",;:()]+@[^\s<>@",;:()]+)$/

function toS3Location(value: string, context: z.RefinementCtx) {
  try {
    return parseS3Location(value)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
    return z.NEVER
  }
}

/** Parses `disk` or a bucket. */
function toFileLocation(value: string, context: z.RefinementCtx): FileLocation {
  return value === 'disk' ? value : toS3Location(value, context)
}

/** Returns true if a URL has valid percent-encoding (UTF-8). */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

/** Creates the schema of a server's address, which may contain credentials. */
const serverAddress = (protocol: RegExp, example: string) =>
  z
    .url({ protocol, abort: true, error: `must be an address such as ${example}` })
    .refine(isDecodable, 'has an invalid percent-encoding: encode % as %25')

const postgresAddress = serverAddress(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database')

/** Creates the schema of the address of a mail server or mailbox. */
const mailAddress = (protocol: RegExp, example: string) =>
  serverAddress(protocol, example).refine(
    (value) => [...new URL(value).searchParams.keys()].every((name) => name === 'insecure'),
    'accepts only the parameter "insecure", for a server without encryption or a valid certificate',
  )

/** The origin of a site, or of an Android app by the hash of its certificate (WebAuthn §5.8.1). */
const passkeyOrigin = z
  .string()
  .refine(
    (value) =>
      /^android:apk-key-hash:[\w-]{43}$/.test(value) ||
      (/^https?:[^*]+$/.test(value) && URL.canParse(value) && new URL(value).origin === value),
    'must be origins without a path, such as https://app.example.org,https://intern.example.org',
  )

const port = z.coerce.number().int().min(0).max(65535)

/** Environment variables of the backend (docs/configuration.md). Empty ones count as absent. */
const variables = z.object({
  /** Folder of the embedded database, media and demo accounts. */
  DATA_DIR: z.string().default('./data'),
  /** Bucket for files, instead of DATA_DIR. */
  MEDIA_URL: z.string().transform(toS3Location).optional(),
  /** Second location during a move of files. Reads fall back to it, and deletions apply to both. */
  MEDIA_SECOND_URL: z.string().transform(toFileLocation).optional(),
  /** PostgreSQL server (15 or newer). Default: the embedded database. */
  DATABASE_URL: postgresAddress.optional(),
  /** Streaming replica for reads of visitors. */
  DATABASE_REPLICA_URL: postgresAddress.optional(),
  /** `on`: an empty embedded database gets demo content. `off`: the site waits for its setup. */
  DEMO: z.enum(['on', 'off']).default('on'),
  /** Password of the demo accounts. Default: random. */
  DEMO_PASSWORD: z.string().trim().min(10).max(128).optional(),
  /** File with SHA-1 hashes of breached passwords (`openBreachedPasswords`). */
  PASSWORD_BREACH_FILE: z.string().optional(),
  /** Mail server. Without it, mails are written to files (embedded database) or wait. */
  SMTP_URL: mailAddress(/^smtps?$/, 'smtps://user:password@mail.example.org').optional(),
  /**
   * Mailbox of the sender's address, from which returned mail is read. Without it, only refusals
   * during the delivery are known.
   */
  BOUNCE_IMAP_URL: mailAddress(/^imaps?$/, 'imaps://user:password@mail.example.org/INBOX').optional(),
  /** Sender of mails, instead of the one in the settings. */
  MAIL_FROM: z.string().regex(senderPattern, 'must be "name@host" or "Name <name@host>"').optional(),
  /** Name of the DNS record with the public key that verifies mails (RFC 6376 §3.6.2.1). */
  MAIL_DKIM_RECORD: z
    .string()
    .regex(/^[\w-]+\._domainkey\.[\w-]+(\.[\w-]+)+$/, 'must be a name such as site._domainkey.example.org')
    .optional(),
  /** File with the RSA key in PEM format that signs mails. */
  MAIL_DKIM_KEY_FILE: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  /** Target of error reports. Default: none. */
  SENTRY_DSN: sentryDsnSchema.optional(),
  /** Switches the site off: mails to readers and reminders wait. */
  SITE_DISABLED: z.stringbool().default(false),
  /** Public address of the site. Default: http://localhost:PORT */
  SITE_URL: siteAddressSchema.optional(),
  /** Interface of the site. HOST and SITE_URL determine if only this machine can reach the site. */
  HOST: z.string().default('0.0.0.0'),
  /** Port of the site, for the default of SITE_URL. */
  PORT: port.default(3000),
  BACKEND_PORT: port.default(3001),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  /** Secret of the site and a separate backend, which otherwise trusts no data about clients. */
  BACKEND_TOKEN: backendTokenSchema.optional(),
  /** Encrypts secrets in the database. */
  SECRET_KEY: z.string().min(32).optional(),
  /** Further origins of passkeys, comma-separated. */
  PASSKEY_ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((entry) => entry.trim() || []))
    .pipe(z.array(passkeyOrigin)),
  /** OTLP/HTTP endpoint for traces. Without it, tracing is not loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddressSchema('http://127.0.0.1:4318').optional(),
  /** Port of metrics, different for each program. Default: none. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Seconds for which a stopping backend accepts requests. */
  STOP_DELAY: z.coerce.number().min(0).max(60).default(0.5),
})

const schema = variables
  .refine((env) => env.DATABASE_URL !== undefined || env.DATABASE_REPLICA_URL === undefined, {
    path: ['DATABASE_REPLICA_URL'],
    message: 'is a replica of the server of DATABASE_URL, which is not set',
  })
  .refine((env) => (env.MAIL_DKIM_RECORD === undefined) === (env.MAIL_DKIM_KEY_FILE === undefined), {
    path: ['MAIL_DKIM_RECORD'],
    message: 'is only valid together with MAIL_DKIM_KEY_FILE',
  })
  .refine((env) => !isSameLocation(env.MEDIA_URL ?? 'disk', env.MEDIA_SECOND_URL), {
    path: ['MEDIA_SECOND_URL'],
    message: 'is the same location as MEDIA_URL',
  })

export type BackendEnv = Omit<z.infer<typeof schema>, 'PORT'> & { SITE_URL: string }

/** Validates environment variables. @throws Error that lists the invalid ones */
export function readBackendEnv(source: Record<string, string | undefined> = process.env): BackendEnv {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(nonEmpty)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The backend's environment is not valid:\n${lines.join('\n')}`)
  }
  const { PORT, SITE_URL, ...env } = result.data
  return { ...env, SITE_URL: SITE_URL ?? `http://localhost:${PORT}` }
}
