import { z } from 'zod'

const handoverSchema = z.object({
  /** The site as a fresh clone runs it: embedded database, bundled backend. */
  embeddedUrl: z.url(),
  /** A site in front of a separate backend, and the PostgreSQL database behind both. */
  externalUrl: z.url(),
  databaseUrl: z.url(),
  /** Where the separate backend's files lie, and the mails that it sends. */
  externalFolder: z.string(),
  mailboxUrl: z.url(),
})

/** Data that the global setup passes to the tests. */
export type Handover = z.infer<typeof handoverSchema>

const name = 'E2E_HANDOVER'

/** Playwright's workers inherit the environment of the set-up. */
export function giveHandover(handover: Handover): void {
  process.env[name] = JSON.stringify(handover)
}

export function takeHandover(): Handover {
  return handoverSchema.parse(JSON.parse(process.env[name] ?? '{}'))
}
