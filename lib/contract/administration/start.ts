import { z } from 'zod'
import { nameSchema } from '../common/named'
import { openEnum } from '../common/open-enum'

/** Kinds of work that waits for the office. */
export const waitingKeys = [
  'registrations',
  'new-ads',
  'failed-mails',
  'undescribed-pictures',
  'planned',
  'unconfirmed-plans',
  'proposals',
  'issue-comments',
  'halted-dispatches',
] as const

const waitingPartSchema = z.object({
  key: openEnum(waitingKeys),
  count: z.number().int(),
  /** Record type and filters of the list that shows these items. */
  type: z.string(),
  filters: z.record(z.string(), z.string()),
})

const lastEditedSchema = z.object({
  /** Record type; null for a page that is not a record. */
  type: z.string().nullable(),
  id: z.number().int(),
  title: z.string(),
  /** Address of the public page; null if there is none. */
  url: z.string().nullable(),
  at: z.iso.datetime({ offset: true }),
  /** Name of the author; null if the account was deleted. */
  by: z.string().nullable(),
})

/** GET api/administration/start/. Contains only the items that the caller may see. */
export const administrationStartSchema = nameSchema(
  'AdministrationStart',
  z.object({
    /** All kinds of waiting work, including those with a count of 0. */
    waiting: z.array(waitingPartSchema),
    /** Records and pages that were changed last, newest first. */
    edited: z.array(lastEditedSchema),
  }),
)

export type WaitingKey = (typeof waitingKeys)[number]
export type LastEdited = z.infer<typeof lastEditedSchema>
