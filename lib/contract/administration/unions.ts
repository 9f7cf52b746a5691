import { z } from 'zod'
import { queriedId, recordId } from '../common/record-id'
import { requiredLine } from '../common/single-line'
import { unionCategories } from '../records/user-union'
import { asciiSlug } from './page-records'
import { defineRecordType, localizedLine } from './record-type'

const description = z.string().trim().max(5000)

/** A path on this site, an absolute URL, or an empty text. */
const address = z
  .string()
  .trim()
  .max(2000)
  .regex(/^(?:|\/(?![/\\])\S*|https?:\/\/\S+)$/, 'link')

/**
 * Groups, governing bodies and committees, with their members and papers. Both lists have an order.
 */
export const unionRecords = defineRecordType({
  name: 'unions',
  section: 'members',
  values: z.object({
    category: z.enum(unionCategories),
    title: z.object({ de: requiredLine(200), en: requiredLine(200) }),
    /** If it is empty, the slug is derived from the title. */
    slug: asciiSlug,
    description: z.object({ de: description, en: description }),
    position: z.int().min(0).max(10_000),
    members: z.array(z.object({ user: recordId, role: localizedLine(200) })).max(1000),
    downloads: z
      .array(
        z
          .object({
            /** A file of the downloads; null if the paper is on another site. */
            file: recordId.nullable().default(null),
            /** If it is empty, the title of the file is shown. */
            title: localizedLine(200),
            url: z.object({ de: address, en: address }),
          })
          .refine(({ file, title }) => file !== null || (title.de !== '' && title.en !== ''), {
            path: ['title'],
            error: 'required',
          })
          .refine(({ file, url }) => file !== null || url.de !== '' || url.en !== '', {
            path: ['url'],
            error: 'required',
          }),
      )
      .max(200),
  }),
  row: z.object({
    title: z.object({ de: z.string(), en: z.string() }),
    category: z.enum(unionCategories),
    slug: z.string(),
    position: z.number().int(),
    members: z.number().int(),
  }),
  filters: z.object({ category: z.enum(unionCategories).optional(), user: queriedId.optional() }),
  orderings: ['position', 'title', 'members'],
  actions: { delete: z.object({}) },
})
