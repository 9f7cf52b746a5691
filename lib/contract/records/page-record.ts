import { z } from 'zod'
import { nameSchema } from '../common/named'
import { articleRecordSchema } from './article-record'
import { eventRecordSchema } from './event-record'
import { organizationRecordSchema } from './organization-record'

/** Data of a record's page besides texts and blocks. `type` equals the page's `content_type`. */
export const pageRecordSchema = nameSchema(
  'PageRecord',
  z.discriminatedUnion('type', [articleRecordSchema, eventRecordSchema, organizationRecordSchema]),
)

export type PageRecord = z.infer<typeof pageRecordSchema>
