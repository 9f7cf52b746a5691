import type { ChecklistChange } from '@/lib/contract/checklist'
import { fullName } from '../access/full-name'
import { checklists } from '../db/schema/checklists'
import type { UserRow } from '../db/schema/users'
import { ConflictError, NotFoundError } from '../errors'
import { enqueueMail } from '../mail/outbox'
import type { Services } from '../services'

/**
 * Hides tasks from the checklist, or shows them again; to all administrators.
 * @throws NotFoundError where the site has no checklist
 */
export async function dismissTasks(
  { db }: Pick<Services, 'db'>,
  { tasks, is_dismissed }: ChecklistChange,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(checklists).for('update')
    if (!row) throw new NotFoundError()
    const others = row.dismissed.filter((name) => !tasks.includes(name))
    const dismissed = is_dismissed ? [...others, ...new Set(tasks)] : others
    await transaction.update(checklists).set({ dismissed })
  })
}

/**
 * Sends a mail to the administrator who asks for it, by the outbox as any other; the checklist tells what becomes of it.
 * @throws NotFoundError where the site has no checklist, ConflictError where there is no mail server
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
    const data = { name: fullName(user), url: `${env.SITE_URL}/${language}/cms-hub` }
    const mail = { to: email, locale: language, template: 'test-mail' as const, data }
    await transaction.update(checklists).set({ testMailId: await enqueueMail(transaction, mail) })
  })
}
