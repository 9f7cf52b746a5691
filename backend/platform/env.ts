import { z } from 'zod'
import { backendTokenSchema } from '@/lib/contract/site/backend-token'
import { logLevels } from '@/lib/node/log-levels'
import { sentryDsnSchema } from '@/lib/node/sentry-dsn'
import { siteAddressSchema, webAddress } from '@/lib/node/web-address'
import { type FilePlace, isSamePlace, readS3Location } from './storage/s3-location'

/** An address, or a name and an address in angle brackets. */
const sender = /^([^<>"@,;:()\r\n]+ <[^\s<>@",;:()]+@[^\s<>@",;:()]+>|[^\s<>@",;:()]+@[^\s<>@",;:()]+)$/

function asS3Location(value: string, context: z.RefinementCtx) {
  try {
    return readS3Location(value)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
    return z.NEVER
  }
}

/** A place of files: `disk`, which is DATA_DIR, or a bucket. */
function asFilePlace(value: string, context: z.RefinementCtx): FilePlace {
  return value === 'disk' ? value : asS3Location(value, context)
}

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host:5432/database',
})

const port = z.coerce.number().int().min(0).max(65535)

/** The backend's environment (README has the table). Empty strings count as absent. */
const variables = z.object({
  /** Where embedded mode keeps the database, the media and the demo accounts. */
  DATA_DIR: z.string().default('./data'),
  /** A bucket for the files, in place of DATA_DIR (see `readS3Location`). */
  MEDIA_URL: z.string().transform(asS3Location).optional(),
  /** The place that files move to or from: what MEDIA_URL's lacks is read there, and what is deleted goes in both. */
  MEDIA_SECOND_URL: z.string().transform(asFilePlace).optional(),
  /** A PostgreSQL server (15 or newer); without it the embedded database runs in this process. */
  DATABASE_URL: postgresAddress.optional(),
  /** A streaming replica of that server, which answers what visitors read. */
  DATABASE_REPLICA_URL: postgresAddress.optional(),
  /** Whether an empty embedded database begins with the demo; with `off` the site waits to be set up. */
  DEMO: z.enum(['on', 'off']).default('on'),
  /** The demo accounts' password; without it one is made at random. */
  DEMO_PASSWORD: z.string().min(10).max(128).optional(),
  /** Breached passwords, as a file of their SHA-1 hashes (see `openBreachedPasswords`). */
  PASSWORD_BREACH_FILE: z.string().optional(),
  /** The mail server, with user and password; without it mails become files in embedded mode and wait otherwise. */
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      abort: true,
      error: 'must be an address such as smtps://user:password@mail.example.org',
    })
    .refine(
      (value) => [...new URL(value).searchParams.keys()].every((name) => name === 'insecure'),
      'knows one parameter: "insecure", for mails in clear or to a server with a certificate that nobody vouches for',
    )
    .optional(),
  /** Whom mails are from, in place of the settings' sender. */
  MAIL_FROM: z.string().regex(sender, 'must be "name@host" or "Name <name@host>"').optional(),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  /** Where errors are reported; without it nowhere. */
  SENTRY_DSN: sentryDsnSchema.optional(),
  /** The public address, for absolute addresses in answers. Default: http://localhost:PORT */
  SITE_URL: siteAddressSchema.optional(),
  /** Where the site listens: with SITE_URL it tells whether it is for this machine alone. */
  HOST: z.string().default('0.0.0.0'),
  /** The site's port, for the default of SITE_URL. */
  PORT: port.default(3000),
  /** Where `npm run backend` listens. */
  BACKEND_PORT: port.default(3001),
  BACKEND_HOST: z.string().default('127.0.0.1'),
  /** Whom a backend of its own believes what it says of clients; the same as the site's. */
  BACKEND_TOKEN: backendTokenSchema.optional(),
  /** What secrets in the database are encrypted with, so that a copy of it is not enough to read them. */
  SECRET_KEY: z.string().min(32).optional(),
  /** A collector of traces, by OTLP over HTTP; without it nothing is recorded, and nothing is loaded for it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://127.0.0.1:4318').optional(),
  /** Where metrics are served, on a port of their own; without it nothing listens. Each program needs another one. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** How many seconds a stopping stand-alone backend still accepts requests. */
  STOP_DELAY: z.coerce.number().min(0).max(60).default(0.5),
})

const schema = variables
  .refine((env) => env.DATABASE_URL !== undefined || env.DATABASE_REPLICA_URL === undefined, {
    path: ['DATABASE_REPLICA_URL'],
    message: 'is a replica of the server of DATABASE_URL, which is not set',
  })
  .refine((env) => !isSamePlace(env.MEDIA_URL ?? 'disk', env.MEDIA_SECOND_URL), {
    path: ['MEDIA_SECOND_URL'],
    message: 'is the place of MEDIA_URL itself',
  })

export type BackendEnv = Omit<z.infer<typeof schema>, 'PORT'> & { SITE_URL: string }

/**
 * Reads and checks the environment.
 * @throws Error that lists every wrong variable at once
 */
export function readBackendEnv(source: Record<string, string | undefined> = process.env): BackendEnv {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(present)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The backend's environment is not valid:\n${lines.join('\n')}`)
  }
  const { PORT, SITE_URL, ...rest } = result.data
  return { ...rest, SITE_URL: SITE_URL ?? `http://localhost:${PORT}` }
}
