import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'

/** What is left to do once a site was set up without the demo. */
export const checklistTasks = ['imprint', 'privacy', 'mail', 'backup'] as const
export type ChecklistTask = (typeof checklistTasks)[number]

const time = z.iso.datetime({ offset: true })

const common = {
  is_done: z.boolean(),
  /** Whether an administrator wants to see no more of it. */
  is_dismissed: z.boolean(),
}

const legalPageSchema = z.object({
  name: z.enum(['imprint', 'privacy']),
  ...common,
  /** The languages in which everybody should find the page and nobody does. */
  missing: z.array(localeSchema),
  /** Where it is edited, in the first of these languages; null where there is no such page. */
  url: z.string().nullable(),
})

const testMailSchema = z.object({
  recipient: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  /** Why the last attempt failed, with the mail server's code: `refused: 550`. */
  problem: z.string().nullable(),
})

const mailSchema = z.object({
  name: z.literal('mail'),
  ...common,
  /** Whether the backend knows a mail server at all. */
  has_server: z.boolean(),
  /** What became of the last test mail; null where none was sent of late. */
  test: testMailSchema.nullable(),
})

const backupSchema = z.object({
  name: z.literal('backup'),
  ...common,
  /** When the last backup was written; null for none. */
  last_at: time.nullable(),
})

/** GET api/checklist/: nothing where the site began otherwise. */
export const checklistSchema = named(
  'Checklist',
  z.object({
    tasks: z.array(z.discriminatedUnion('name', [legalPageSchema, mailSchema, backupSchema])),
  }),
)

/** PATCH api/checklist/: which tasks are to be shown no more, or again. */
export const checklistChangeSchema = named(
  'ChecklistChange',
  z.object({ tasks: z.array(z.enum(checklistTasks)).min(1), is_dismissed: z.boolean() }),
)

export type Checklist = z.infer<typeof checklistSchema>
export type ChecklistChange = z.infer<typeof checklistChangeSchema>
export type ChecklistEntry = Checklist['tasks'][number]
export type LegalPageEntry = z.infer<typeof legalPageSchema>
export type MailEntry = z.infer<typeof mailSchema>
export type BackupEntry = z.infer<typeof backupSchema>
