import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'
import { paginated } from '../common/pagination'
import { pageStateSchema } from './page'

const times = { publish_at: z.string().nullable(), unpublish_at: z.string().nullable() }

/** The state of a page in one language; null for what it does not have there. */
const standing = {
  title: z.string().nullable(),
  path: z.string().nullable(),
  url: z.string().nullable(),
  state: pageStateSchema.nullable(),
  is_changed: z.boolean(),
  revision: z.number().int(),
  ...times,
}

/** A page of the tree as editors see it in one language. */
export const treePageSchema = named(
  'TreePage',
  z.object({
    id: z.number().int(),
    parent: z.number().int().nullable(),
    position: z.number().int(),
    ...standing,
    /** The same page in the other language. */
    other: z.object({ locale: localeSchema, ...standing }),
    /** How many pages are directly below it. */
    below: z.number().int(),
    /** Whether it is the last of its siblings. */
    is_last: z.boolean(),
    /** Whether the words that were searched for stand in no text that visitors see, but in the working copy; left out without words. */
    is_in_draft: z.boolean().optional(),
    /** The pages above it, from the top, each as it is called where it is. */
    parents: z.array(z.object({ id: z.number().int(), title: z.string(), locales: z.array(localeSchema) })),
  }),
)

/** GET pages/: the pages directly below one in their order, or those that are searched for. */
export const pageTreeSchema = named('PageTree', paginated(treePageSchema))

/** A page in one language as a line of the list of drafts and schedules. */
const plannedLine = { id: z.number().int(), locale: localeSchema, title: z.string(), url: z.string() }

/** GET drafts-and-schedules/: what waits to be published, edited last first, and what is to happen by itself, the next first. */
export const draftsAndSchedulesSchema = named(
  'DraftsAndSchedules',
  z.object({
    drafts: z.array(z.object({ ...plannedLine, state: pageStateSchema })),
    steps: z.array(
      z.object({
        ...plannedLine,
        kind: z.enum(['publish', 'unpublish']),
        at: z.string(),
        /** Whether its planner may not publish any more, so that it waits for somebody who may. */
        is_unconfirmed: z.boolean().default(false),
      }),
    ),
  }),
)

/** GET recent/: pages that editors changed last, the newest change first, each language of a page for itself. */
export const recentChangeSchema = named(
  'RecentChange',
  z.object({
    id: z.number().int(),
    locale: localeSchema,
    /** `page`, or the type of a record. */
    content_type: z.string(),
    title: z.string(),
    url: z.string(),
    changed_at: z.string(),
    /** The full name of who changed it. */
    by: z.string(),
  }),
)
export const recentChangesSchema = z.array(recentChangeSchema)

/** What links to a page: where in the working copy, and what leads to it. */
export const pageLinksSchema = named(
  'PageLinks',
  z.object({
    pages: z.array(
      z.object({
        id: z.number().int(),
        locale: localeSchema,
        title: z.string(),
        url: z.string(),
        /** The modules that link; empty where only the page's own link does. */
        modules: z.array(z.number().int()),
      }),
    ),
    containers: z.array(z.object({ slug: z.string(), locale: localeSchema })),
    /** HTML selections; none where the backend does not look into them. */
    selections: z.array(z.object({ slug: z.string(), title: z.string(), locale: localeSchema })).default([]),
    redirects: z.array(z.object({ old_path: z.string(), new_path: z.string() })),
  }),
)

const namedPlace = { slug: z.string(), title: z.string(), locale: localeSchema }

/** Where a link stands: on a page, in a reusable container, in an HTML selection, in the footer, or as the target of a redirect, whose title is its old path; the title of a container may be empty. */
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

/** A link that leads visitors to nothing: to a page or file that was deleted, a page that is offline, or an address without a page. */
export const brokenLinkSchema = named(
  'BrokenLink',
  z.object({
    url: z.string(),
    reason: z.enum(['deleted', 'offline', 'missing']),
    place: linkPlaceSchema,
    /** The modules that link; none of a page's own link, and of a selection. */
    modules: z.array(z.number().int()),
  }),
)

/** GET broken-links/; an address that is `missing` may be one of the site's own that is no content page. */
export const brokenLinksSchema = z.array(brokenLinkSchema)

/** GET link-check/: what the last check of all links found, which is made every night; POST makes one now. */
export const linkCheckSchema = named(
  'LinkCheck',
  z.object({
    /** Null before the first one. */
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
