import type { Queryable } from '@/backend/platform/db/client'
import type { Services } from '@/backend/platform/services'
import { isWithinMailLimit } from './mail-rate-limit'
import { withMinimumDuration } from './with-minimum-duration'

/**
 * Runs work that sends a mail in a transaction in the background, so that neither its duration nor
 * its failure discloses whether an account exists. Skips the work if the address has reached its
 * mail limit.
 * @throws TooManyAttemptsError if the client sent too many requests
 */
export async function sendWithoutDisclosure(
  services: Pick<Services, 'db' | 'clock' | 'pause' | 'background'>,
  { email, client }: { email: string; client: string },
  work: (transaction: Queryable) => Promise<void>,
): Promise<void> {
  const { db, background } = services
  await withMinimumDuration(services, async () => {
    if (!(await isWithinMailLimit(services, { address: email, client }))) return
    background.run('mail', () => db.transaction(work))
  })
}
