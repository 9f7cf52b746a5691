import { z } from 'zod'
import { named } from '../common/named'
import { articleRecordSchema } from './article-record'
import { eventRecordSchema } from './event-record'
import { organizationRecordSchema } from './organization-record'

/** What pages of records show beside their texts and blocks; what it is says its `type`, the page's `content_type`. */
export const pageRecordSchema = named(
  'PageRecord',
  z.discriminatedUnion('type', [articleRecordSchema, eventRecordSchema, organizationRecordSchema]),
)

export type PageRecord = z.infer<typeof pageRecordSchema>
