import { z } from 'zod'
import { nameSchema } from '../common/named'

/**
 * Number of page ids in a part of the sitemap. In two languages, a part stays far below the limit
 * of 50,000 addresses.
 */
export const pagesPerPart = 1000

/** Name of the part with the lists, which are not content pages. */
export const listsPart = 'lists'

/** Returns the name of a part with job ads. Like pages, they are grouped by id. */
export const toJobPartName = (part: number) => `jobs-${part}`

/** A public address, with the time of its last publication or change (null if unknown). */
const addressSchema = z.object({ url: z.string(), modified: z.string().nullable() })

/** An entry of the sitemap: its address in one or both languages, and its picture. */
const entrySchema = nameSchema(
  'SitemapEntry',
  z.object({ de: addressSchema.nullable(), en: addressSchema.nullable(), image: z.string().nullable() }),
)

/**
 * GET api/sitemap/: all parts of the sitemap, each with the time of the last publication or change
 * in it. Other backends may not offer this call.
 */
export const sitemapSchema = nameSchema(
  'Sitemap',
  z.object({ parts: z.array(z.object({ name: z.string(), modified: z.string().nullable() })) }),
)

/** GET api/sitemap/{name}/: all public entries of a part, in both languages. */
export const sitemapPartSchema = nameSchema('SitemapPart', z.object({ entries: z.array(entrySchema) }))

export type SitemapEntry = z.infer<typeof entrySchema>
export type Sitemap = z.infer<typeof sitemapSchema>
