import { z } from 'zod'
import { moduleSchema } from '../blocks/module'
import { nameSchema } from '../common/named'
import { imageSchema, thumbsSchema } from '../media/image'
import { pageRecordSchema } from '../records/page-record'

/**
 * Addresses of a page by language, including the prefix (`/de/ueber-uns`). Null if the page does
 * not exist in the language.
 */
export const pageUrlsSchema = nameSchema('PageUrls', z.object({ de: z.string().nullable(), en: z.string().nullable() }))

/** A link to another page. `title` is in the requested language. */
export const pageLinkSchema = nameSchema(
  'PageLink',
  z.object({ id: z.number().int(), title: z.string(), url: z.string() }),
)

/**
 * `detail` in the backend's 404 response for an offline page. It is the same in every language.
 */
export const pageOffline = 'Page offline'

/**
 * A content page as visitors get it (spec §3). `parents` contains its ancestors from the top,
 * without the home page.
 */
export const pageSchema = nameSchema(
  'Page',
  z.object({
    id: z.number().int(),
    urls: pageUrlsSchema,
    parents: z.array(pageLinkSchema),
    content_type: z.string(),
    title: z.string(),
    headline: z.string(),
    is_online: z.boolean(),
    is_clickable: z.boolean(),
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    meta_title: z.string(),
    meta_description: z.string(),
    og_title: z.string(),
    og_description: z.string(),
    og_image: imageSchema.nullable(),
    og_type: z.string(),
    og_image_thumbs: thumbsSchema.nullable(),
    modules: z.array(moduleSchema),
    settings_url: z.string().nullable(),
    has_tab_navigation: z.boolean(),
    siblings: z.array(pageLinkSchema),
    hero_image: imageSchema.nullable(),
    hero_link: z.string(),
    hero_text: z.string(),
    hero_video: z.string(),
    hero_thumbs: thumbsSchema.nullable(),
    page_area_class: z.string(),
    /** Further data of an article, press release, event or organization; null for other pages. */
    record: pageRecordSchema.nullable().default(null),
  }),
)

/** State of a page as editors see it. */
export const pageStateSchema = z.enum(['online', 'offline', 'changed', 'scheduled'])

export type Page = z.infer<typeof pageSchema>
export type PageLink = z.infer<typeof pageLinkSchema>
export type PageUrls = z.infer<typeof pageUrlsSchema>
export type PageState = z.infer<typeof pageStateSchema>
