import { z } from 'zod'
import { named } from '../common/named'

/** What may wait for people of the office. */
export const waitingKeys = [
  'registrations',
  'new-ads',
  'failed-mails',
  'undescribed-pictures',
  'planned',
  'unconfirmed-plans',
  'proposals',
] as const

const waitingPartSchema = z.object({
  key: z.enum(waitingKeys),
  count: z.number().int(),
  /** The list that these are a part of: the name of the type, and the filters of its query. */
  type: z.string(),
  filters: z.record(z.string(), z.string()),
})

const lastEditedSchema = z.object({
  /** The name of the record's type; null for a page that is no record. */
  type: z.string().nullable(),
  id: z.number().int(),
  title: z.string(),
  /** Where visitors see it; null for none. */
  url: z.string().nullable(),
  at: z.iso.datetime({ offset: true }),
  /** The full name of who did; null where the account is gone. */
  by: z.string().nullable(),
})

/** GET api/administration/start/: by the rights of who asks. */
export const administrationStartSchema = named(
  'AdministrationStart',
  z.object({
    /** All that may wait, none of it too. */
    waiting: z.array(waitingPartSchema),
    /** Records and pages that were changed last, the latest first, each once. */
    edited: z.array(lastEditedSchema),
  }),
)

export type WaitingKey = (typeof waitingKeys)[number]
export type LastEdited = z.infer<typeof lastEditedSchema>
