import { z } from 'zod'
import { nameSchema } from '../common/named'
import { articleRecordSchema } from './article-record'
import { eventRecordSchema } from './event-record'
import { organizationRecordSchema } from './organization-record'

/**
 * Data of a record, except for the texts and blocks of its page. `type` equals the `content_type`
 * of the page.
 */
export const pageRecordSchema = nameSchema(
  'PageRecord',
  z.discriminatedUnion('type', [articleRecordSchema, eventRecordSchema, organizationRecordSchema]),
)

export type PageRecord = z.infer<typeof pageRecordSchema>
