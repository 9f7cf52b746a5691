import { fullName } from '@/backend/platform/access/full-name'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import { checklists } from '@/backend/platform/db/schema/operations/checklists'
import { ConflictError, NotFoundError } from '@/backend/platform/errors'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import type { ChecklistChange } from '@/lib/contract/site/checklist'

/**
 * Hides tasks for all administrators, or shows them again.
 * @throws NotFoundError without a checklist
 */
export async function dismissTasks(
  { db }: Pick<Services, 'db'>,
  { tasks, is_dismissed }: ChecklistChange,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(checklists).for('update')
    if (!row) throw new NotFoundError()
    const otherTasks = row.dismissed.filter((name) => !tasks.includes(name))
    const dismissedTasks = is_dismissed ? [...otherTasks, ...new Set(tasks)] : otherTasks
    await transaction.update(checklists).set({ dismissed: dismissedTasks })
  })
}

/**
 * Sends a test mail, whose state the checklist shows.
 * @throws NotFoundError without a checklist, ConflictError without a mail server
 */
export async function sendTestMail(
  { db, env }: Pick<Services, 'db' | 'env'>,
  user: Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'language'>,
): Promise<void> {
  if (!env.SMTP_URL) throw new ConflictError('mailServerMissing')
  await db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(checklists).for('update')
    if (!row) throw new NotFoundError()
    const { email, language } = user
    const data = (locale: Locale) => ({ name: fullName(user), url: `${env.SITE_URL}/${locale}/cms-hub` })
    const mail = { to: email, locale: language, template: 'test-mail' as const, data }
    await transaction.update(checklists).set({ testMailId: await enqueueMail(transaction, mail) })
  })
}
