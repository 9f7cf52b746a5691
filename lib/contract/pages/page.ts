import { z } from 'zod'
import { moduleSchema } from '../blocks/module'
import { named } from '../common/named'
import { imageSchema, thumbsSchema } from '../media/image'
import { pageRecordSchema } from '../records/page-record'

/** The addresses of a page by language, with the prefix (`/de/ueber-uns`); null where it has no translation. */
export const pageUrlsSchema = named(
  'PageUrls',
  z.object({ de: z.string().nullable(), en: z.string().nullable() }),
)

/** Another page, as far as a link to it needs: title in the asked language. */
export const pageLinkSchema = named(
  'PageLink',
  z.object({ id: z.number().int(), title: z.string(), url: z.string() }),
)

/** What the backend's 404 says of a page that is offline; in every language, it is a fixed word of the contract. */
export const pageOffline = 'Page offline'

/** A content page as visitors read it (spec §3). `parents` runs from the root down, without home and the page. */
export const pageSchema = named(
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
    /** What an article, press release, event or organization has beside this; null for other pages. */
    record: pageRecordSchema.nullable().default(null),
  }),
)

/** What editors get beside the page when they ask for its working copy or a version. */
export const pageStateSchema = z.enum(['online', 'offline', 'changed', 'scheduled'])

export type Page = z.infer<typeof pageSchema>
export type PageLink = z.infer<typeof pageLinkSchema>
export type PageUrls = z.infer<typeof pageUrlsSchema>
export type PageState = z.infer<typeof pageStateSchema>
