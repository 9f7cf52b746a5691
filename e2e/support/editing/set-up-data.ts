import { z } from 'zod'

const setUpDataSchema = z.object({
  /** The site as a fresh clone runs it: embedded database, bundled backend. */
  embeddedUrl: z.url(),
  /** A site in front of a separate backend, and the PostgreSQL database behind both. */
  externalUrl: z.url(),
  databaseUrl: z.url(),
  /** The folder with the files of the separate backend and its mails. */
  externalFolder: z.string(),
  mailboxUrl: z.url(),
  /** A stopped data folder with the demo, and a PostgreSQL database with it, for copies. */
  demoFolder: z.string(),
  demoDatabase: z.string(),
})

/** Data that the global setup passes to the tests. */
export type SetUpData = z.infer<typeof setUpDataSchema>

const name = 'E2E_HANDOVER'

/** Passes the data to Playwright's workers, which inherit the environment of the setup. */
export function writeSetUpData(data: SetUpData): void {
  process.env[name] = JSON.stringify(data)
}

export function readSetUpData(): SetUpData {
  return setUpDataSchema.parse(JSON.parse(process.env[name] ?? '{}'))
}
