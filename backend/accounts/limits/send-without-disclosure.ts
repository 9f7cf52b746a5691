import type { Queryable } from '@/backend/platform/db/client'
import type { Services } from '@/backend/platform/services'
import { isWithinMailLimit } from './mail-rate-limit'
import { withMinimumDuration } from './with-minimum-duration'

/**
 * Runs work that only some addresses cause, in a transaction after the response: neither its duration nor its
 * failure discloses which. Nothing is done for an address that got several mails within minutes.
 * @throws TooManyAttemptsError when this client asked for too many
 */
export async function sendWithoutDisclosure(
  parts: Pick<Services, 'db' | 'clock' | 'pause' | 'background'>,
  { email, client }: { email: string; client: string },
  work: (transaction: Queryable) => Promise<void>,
): Promise<void> {
  const { db, background } = parts
  await withMinimumDuration(parts, async () => {
    if (!(await isWithinMailLimit(parts, { address: email, client }))) return
    background.run('mail', () => db.transaction(work))
  })
}
