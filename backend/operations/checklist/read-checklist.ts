import { eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { checklists } from '@/backend/platform/db/schema/operations/checklists'
import { lastBackups } from '@/backend/platform/db/schema/operations/last-backups'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import type { Services } from '@/backend/platform/services'
import { type Locale, locales } from '@/lib/contract/common/locale'
import {
  type BackupEntry,
  type Checklist,
  type LegalPageEntry,
  type MailEntry,
  organizationTexts,
  type TextsEntry,
} from '@/lib/contract/site/checklist'
import { toBerlinIso } from '@/lib/datetime'
import { readLegalPage } from './legal-page'

/** Maximum age of the last backup. Backups run each night (ops/buehnenhaus-backup.timer). */
const maxBackupAgeMs = 36 * 3_600_000

type ChecklistRow = typeof checklists.$inferSelect

/** Returns true for a site that was set up without the demo. */
export async function hasChecklist(db: Queryable): Promise<boolean> {
  return (await db.select({ id: checklists.id }).from(checklists)).length > 0
}

/** Evaluates the tasks; none without a checklist. */
export async function readChecklist(
  { db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>,
  locale: Locale,
): Promise<Checklist> {
  const [row] = await db.select().from(checklists)
  if (!row) return { tasks: [] }
  const tasks = [
    await readLegalPageTask(db, row, { name: 'imprint', locale }),
    await readLegalPageTask(db, row, { name: 'privacy', locale }),
    await readMailTask(db, row, env.SMTP_URL !== undefined),
    await readBackupTask(db, row, clock()),
    await readTextsTask(db, row),
  ]
  return { tasks }
}

const isDismissed = ({ dismissed }: ChecklistRow, name: ChecklistRow['dismissed'][number]) => dismissed.includes(name)

async function readLegalPageTask(
  db: Queryable,
  row: ChecklistRow,
  { name, locale }: { name: LegalPageEntry['name']; locale: Locale },
): Promise<LegalPageEntry> {
  const page = name === 'imprint' ? 'imprint' : 'dataProtection'
  const { missingLocales: missing, url } = await readLegalPage(db, page, locale)
  return { name, is_done: missing.length === 0, is_dismissed: isDismissed(row, name), missing, url }
}

async function readTextsTask(db: Queryable, row: ChecklistRow): Promise<TextsEntry> {
  const [settingsRow] = await db.select({ data: settings.data }).from(settings)
  const missingTexts = organizationTexts.filter((name) => locales.some((locale) => !settingsRow?.data[locale][name]))
  return {
    name: 'texts',
    is_done: missingTexts.length === 0,
    is_dismissed: isDismissed(row, 'texts'),
    missing: missingTexts,
  }
}

/**
 * Reads checklist and outbox in one statement, because the test mail may be delivered and removed
 * between two statements.
 */
async function readMailTask(db: Queryable, row: ChecklistRow, hasServer: boolean): Promise<MailEntry> {
  const { recipient, state, problem } = outbox
  const [mail] = await db
    .select({ deliveredAt: checklists.mailDeliveredAt, test: { recipient, state, problem } })
    .from(checklists)
    .leftJoin(outbox, eq(outbox.id, checklists.testMailId))
  return {
    name: 'mail',
    is_done: hasServer && Boolean(mail?.deliveredAt),
    is_dismissed: isDismissed(row, 'mail'),
    has_server: hasServer,
    test: mail?.test ?? null,
  }
}

async function readBackupTask(db: Queryable, row: ChecklistRow, now: Date): Promise<BackupEntry> {
  const [lastBackup] = await db.select().from(lastBackups)
  return {
    name: 'backup',
    is_done: lastBackup !== undefined && now.getTime() - lastBackup.madeAt.getTime() <= maxBackupAgeMs,
    is_dismissed: isDismissed(row, 'backup'),
    last_at: lastBackup ? toBerlinIso(lastBackup.madeAt) : null,
  }
}
