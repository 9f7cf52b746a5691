import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { pageStateSchema } from './page'

const times = { publish_at: z.string().nullable(), unpublish_at: z.string().nullable() }

/** State of a page in one language; fields are null if the language version does not exist. */
const languageState = {
  title: z.string().nullable(),
  path: z.string().nullable(),
  url: z.string().nullable(),
  state: pageStateSchema.nullable(),
  is_changed: z.boolean(),
  revision: z.number().int(),
  ...times,
}

/** A page of the tree for editors in one language. */
export const treePageSchema = nameSchema(
  'TreePage',
  z.object({
    id: z.number().int(),
    parent: z.number().int().nullable(),
    position: z.number().int(),
    ...languageState,
    /** State of the page in the other language. */
    other: z.object({ locale: localeSchema, ...languageState }),
    /** Number of direct children. */
    below: z.number().int(),
    /** True for the last sibling. */
    is_last: z.boolean(),
    /**
     * True if the search terms match only the working copy, not the publication; missing without a
     * search.
     */
    is_in_draft: z.boolean().optional(),
    /** Ancestors from the top, each with its title and languages. */
    parents: z.array(z.object({ id: z.number().int(), title: z.string(), locales: z.array(localeSchema) })),
  }),
)

/** GET pages/: direct children of a page in order, or search results. */
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
         * True if the person who scheduled it has lost the right to publish, so that it waits for a
         * confirmation.
         */
        is_unconfirmed: z.boolean().default(false),
      }),
    ),
  }),
)

/** GET recent/: pages by last change, newest first; one item per language. */
export const recentChangeSchema = nameSchema(
  'RecentChange',
  z.object({
    id: z.number().int(),
    locale: localeSchema,
    /** `page`, or a record type. */
    content_type: z.string(),
    title: z.string(),
    url: z.string(),
    changed_at: z.string(),
    /** Full name of the author. */
    by: z.string(),
  }),
)
export const recentChangesSchema = z.array(recentChangeSchema)

/** References to a page: working copies with links to it, and redirects. */
export const pageLinksSchema = nameSchema(
  'PageLinks',
  z.object({
    pages: z.array(
      z.object({
        id: z.number().int(),
        locale: localeSchema,
        title: z.string(),
        url: z.string(),
        /** Modules with links; empty if only the page's own link refers to it. */
        modules: z.array(z.number().int()),
      }),
    ),
    containers: z.array(z.object({ slug: z.string(), locale: localeSchema })),
    /** HTML selections; empty if the backend does not check them. */
    selections: z.array(z.object({ slug: z.string(), title: z.string(), locale: localeSchema })).default([]),
    redirects: z.array(z.object({ old_path: z.string(), new_path: z.string() })),
  }),
)

const namedPlace = { slug: z.string(), title: z.string(), locale: localeSchema }

/**
 * Place of a link: a page, a reusable container, an HTML selection, the footer, or a redirect,
 * whose `title` is its old path. The title of a container may be empty.
 */
const linkPlaceSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('page'),
    id: z.number().int(),
    locale: localeSchema,
    title: z.string(),
    url: z.string(),
  }),
  z.object({ type: z.literal('container'), ...namedPlace }),
  z.object({ type: z.literal('selection'), ...namedPlace }),
  z.object({ type: z.literal('redirect'), id: z.number().int(), title: z.string() }),
  z.object({ type: z.literal('footer'), id: z.number().int(), title: z.string() }),
])

/** A broken link: to a deleted page or file, an offline page, or an address without a page. */
export const brokenLinkSchema = nameSchema(
  'BrokenLink',
  z.object({
    url: z.string(),
    reason: z.enum(['deleted', 'offline', 'missing']),
    place: linkPlaceSchema,
    /** Modules with the link; empty for a page's own link and for a selection. */
    modules: z.array(z.number().int()),
  }),
)

/**
 * GET broken-links/. A `missing` address can be one of the site's own addresses that is not a
 * content page.
 */
export const brokenLinksSchema = z.array(brokenLinkSchema)

/** GET link-check/: result of the last nightly check of all links. POST runs a check now. */
export const linkCheckSchema = nameSchema(
  'LinkCheck',
  z.object({
    /** Null before the first check. */
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
