import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'

/** Tasks that remain after a setup without demo content. */
export const checklistTasks = ['imprint', 'privacy', 'mail', 'backup', 'texts'] as const
export type ChecklistTask = (typeof checklistTasks)[number]

const time = z.iso.datetime({ offset: true })

const taskShape = {
  is_done: z.boolean(),
  /** True if an administrator has hidden the task. */
  is_dismissed: z.boolean(),
}

const legalPageSchema = z.object({
  name: z.enum(['imprint', 'privacy']),
  ...taskShape,
  /** Languages in which the page is not published. */
  missing: z.array(localeSchema),
  /**
   * Address that opens the editor for the page in the first of these languages; null if the page
   * does not exist.
   */
  url: z.string().nullable(),
})

const testMailSchema = z.object({
  recipient: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  /**
   * Reason for the last failure, with the code of the mail server: `refused: 550`. Null if there
   * was none.
   */
  problem: z.string().nullable(),
})

/** Settings whose texts speak in the name of the site's organization. */
export const organizationTexts = ['claim', 'newsletter_title', 'newsletter_text', 'press_terms'] as const

const textsSchema = z.object({
  name: z.literal('texts'),
  ...taskShape,
  /** Texts that are empty in at least one language. */
  missing: z.array(z.enum(organizationTexts)),
})

const mailSchema = z.object({
  name: z.literal('mail'),
  ...taskShape,
  /** True if a mail server is configured in the backend. */
  has_server: z.boolean(),
  /** The last test mail; null if none was sent recently. */
  test: testMailSchema.nullable(),
})

const backupSchema = z.object({
  name: z.literal('backup'),
  ...taskShape,
  /** Time of the last backup; null if there was none. */
  last_at: time.nullable(),
})

/** GET api/checklist/. It contains no tasks on a site that started with demo content. */
export const checklistSchema = nameSchema(
  'Checklist',
  z.object({ tasks: z.array(z.discriminatedUnion('name', [legalPageSchema, mailSchema, backupSchema, textsSchema])) }),
)

/** PATCH api/checklist/: hides tasks or shows them again. */
export const checklistChangeSchema = nameSchema(
  'ChecklistChange',
  z.object({ tasks: z.array(z.enum(checklistTasks)).min(1), is_dismissed: z.boolean() }),
)

export type Checklist = z.infer<typeof checklistSchema>
export type ChecklistChange = z.infer<typeof checklistChangeSchema>
export type ChecklistEntry = Checklist['tasks'][number]
export type LegalPageEntry = z.infer<typeof legalPageSchema>
export type TextsEntry = z.infer<typeof textsSchema>
export type MailEntry = z.infer<typeof mailSchema>
export type BackupEntry = z.infer<typeof backupSchema>
