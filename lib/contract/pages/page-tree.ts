import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { openEnum } from '../common/open-enum'
import { paginated } from '../common/pagination'
import { pageStateSchema } from './page'

const times = { publish_at: z.string().nullable(), unpublish_at: z.string().nullable() }

/**
 * State of a page in one language. Its fields are null if the page does not exist in this language.
 */
const languageState = {
  title: z.string().nullable(),
  path: z.string().nullable(),
  url: z.string().nullable(),
  state: pageStateSchema.nullable(),
  is_changed: z.boolean(),
  /** True if visitors see a version now, even if a newer one is scheduled. May be missing. */
  is_online: z.boolean().optional(),
  revision: z.number().int(),
  ...times,
}

/** A page in the page tree of editors, in one language. */
export const treePageSchema = nameSchema(
  'TreePage',
  z.object({
    id: z.number().int(),
    parent: z.number().int().nullable(),
    position: z.number().int(),
    ...languageState,
    /** State of the page in the other language. */
    other: z.object({ locale: localeSchema, ...languageState }),
    /** Number of children. */
    below: z.number().int(),
    /** True if the page is the last of its siblings. */
    is_last: z.boolean(),
    /**
     * True if the search words are in the working copy but not in the published version. Missing if
     * no search was made.
     */
    is_in_draft: z.boolean().optional(),
    /** Ancestors from the top, with their titles and languages. */
    parents: z.array(z.object({ id: z.number().int(), title: z.string(), locales: z.array(localeSchema) })),
  }),
)

/** GET pages/: the children of a page in their order, or the results of a search. */
export const pageTreeSchema = nameSchema('PageTree', paginated(treePageSchema))

/** A page in one language, as an item of a list. */
const pageReference = { id: z.number().int(), locale: localeSchema, title: z.string(), url: z.string() }

/** GET drafts-and-schedules/: drafts, last edited first, and scheduled steps, next first. */
export const draftsAndSchedulesSchema = nameSchema(
  'DraftsAndSchedules',
  z.object({
    drafts: z.array(z.object({ ...pageReference, state: pageStateSchema })),
    steps: z.array(
      z.object({
        ...pageReference,
        kind: z.enum(['publish', 'unpublish']),
        at: z.string(),
        /**
         * True if the person who scheduled the step has lost the right to publish. The step
         * then waits for a confirmation.
         */
        is_unconfirmed: z.boolean().default(false),
      }),
    ),
  }),
)

/** GET recent/: the pages that were changed last, newest first, with an item for each language. */
export const recentChangeSchema = nameSchema(
  'RecentChange',
  z.object({
    id: z.number().int(),
    locale: localeSchema,
    /** `page`, or the type of the record. */
    content_type: z.string(),
    title: z.string(),
    url: z.string(),
    changed_at: z.string(),
    /** Name of the author. */
    by: z.string(),
  }),
)
export const recentChangesSchema = z.array(recentChangeSchema)

/** References to a page: the working copies that link to it, and the redirects to it. */
export const pageLinksSchema = nameSchema(
  'PageLinks',
  z.object({
    pages: z.array(
      z.object({
        id: z.number().int(),
        locale: localeSchema,
        title: z.string(),
        url: z.string(),
        /** Ids of the modules with a link. Empty if only the settings of the page have one. */
        modules: z.array(z.number().int()),
      }),
    ),
    containers: z.array(z.object({ slug: z.string(), locale: localeSchema })),
    /** HTML selections with a link. Empty if the backend does not check them. */
    selections: z.array(z.object({ slug: z.string(), title: z.string(), locale: localeSchema })).default([]),
    redirects: z.array(z.object({ old_path: z.string(), new_path: z.string() })),
  }),
)

const namedPlace = { slug: z.string(), title: z.string(), locale: localeSchema }

/**
 * Place that contains a link: a page, a reusable container, an HTML selection, the footer, or a
 * redirect. The title of a redirect is its old path. The title of a container may be empty.
 */
const linkPlaceSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page'), id: z.number().int(), locale: localeSchema, title: z.string(), url: z.string() }),
  z.object({ type: z.literal('container'), ...namedPlace }),
  z.object({ type: z.literal('selection'), ...namedPlace }),
  z.object({ type: z.literal('redirect'), id: z.number().int(), title: z.string() }),
  z.object({ type: z.literal('footer'), id: z.number().int(), title: z.string() }),
])

/**
 * A broken link. It leads to a deleted page or file, to an offline page, or to an address without a
 * page.
 */
export const brokenLinkSchema = nameSchema(
  'BrokenLink',
  z.object({
    url: z.string(),
    reason: openEnum(['deleted', 'offline', 'missing']),
    place: linkPlaceSchema,
    /**
     * Ids of the modules with the link. Empty if the settings of a page or an HTML selection
     * contain it.
     */
    modules: z.array(z.number().int()),
  }),
)

/** Maximum number of listed broken links. */
export const maxBrokenLinks = 200

/** GET broken-links/. Contains no addresses that the site itself serves. */
export const brokenLinksSchema = z.array(brokenLinkSchema)

/** GET link-check/: the result of the last nightly check of all links. POST checks them now. */
export const linkCheckSchema = nameSchema(
  'LinkCheck',
  z.object({
    /** Null if no check has run yet. */
    checked_at: z.iso.datetime({ offset: true }).nullable(),
    links: brokenLinksSchema,
  }),
)

export type RecentChange = z.infer<typeof recentChangeSchema>
export type DraftsAndSchedules = z.infer<typeof draftsAndSchedulesSchema>
export type PageTree = z.infer<typeof pageTreeSchema>
export type TreePage = z.infer<typeof treePageSchema>
export type PageLinks = z.infer<typeof pageLinksSchema>
export type LinkPlace = z.infer<typeof linkPlaceSchema>
export type BrokenLink = z.infer<typeof brokenLinkSchema>
export type LinkCheck = z.infer<typeof linkCheckSchema>
