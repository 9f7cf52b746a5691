import { z } from 'zod'
import { named } from '../common/named'

/** How many ids of pages a part covers: with two languages far from the 50,000 addresses that a sitemap may have. */
export const pagesPerPart = 1000

/** The part with the lists that are no pages of their own. */
export const listsPart = 'lists'

/** The part with the ads of the job board whose ids, as those of pages, belong together. */
export const jobPartName = (part: number) => `jobs-${part}`

/** An address that everybody may see, and when what is shown there was published or changed last; null where that is not known. */
const placeSchema = z.object({ url: z.string(), modified: z.string().nullable() })

/** Something with an address in one language or in both, and its picture. */
const entrySchema = named(
  'SitemapEntry',
  z.object({ de: placeSchema.nullable(), en: placeSchema.nullable(), image: z.string().nullable() }),
)

/** GET api/sitemap/: the parts that there are, and when something in each was published or changed last. A backend may lack the call. */
export const sitemapSchema = named(
  'Sitemap',
  z.object({ parts: z.array(z.object({ name: z.string(), modified: z.string().nullable() })) }),
)

/** GET api/sitemap/{name}/: everything of a part that everybody may see, in both languages. */
export const sitemapPartSchema = named('SitemapPart', z.object({ entries: z.array(entrySchema) }))

export type SitemapEntry = z.infer<typeof entrySchema>
export type Sitemap = z.infer<typeof sitemapSchema>
