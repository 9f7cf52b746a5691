import { z } from 'zod'

const handoverSchema = z.object({
  /** The site as a fresh clone runs it: embedded database, bundled backend. */
  embeddedUrl: z.url(),
  /** A site in front of a separate backend, and the PostgreSQL database behind both. */
  externalUrl: z.url(),
  databaseUrl: z.url(),
  /** The folder with the files of the separate backend and its mails. */
  externalFolder: z.string(),
  mailboxUrl: z.url(),
})

/** Data that the global setup passes to the tests. */
export type Handover = z.infer<typeof handoverSchema>

const name = 'E2E_HANDOVER'

/** Passes the data to Playwright's workers, which inherit the environment of the setup. */
export function writeHandover(handover: Handover): void {
  process.env[name] = JSON.stringify(handover)
}

export function readHandover(): Handover {
  return handoverSchema.parse(JSON.parse(process.env[name] ?? '{}'))
}
