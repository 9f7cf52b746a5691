import { z } from 'zod'
import { named } from '../common/named'
import { recordId } from '../common/record-id'
import { navSchema } from '../site/navigation'
import { menuRecords } from './menu'
import { recordType } from './record-type'

/** Entries below entries, the top one counted. */
export const menuLevels = 4
const longest = { outline: 300, footer: 100 } as const

/** A page of an outline. What follows it at a higher level is below it. */
export const outlineEntrySchema = z.object({ page: recordId, level: z.int().min(1).max(menuLevels) })

/** The pages of a menu from top to bottom. Each is at most one level below the one before it. */
const outline = z
  .array(outlineEntrySchema)
  .max(longest.outline, 'max_length')
  .refine(
    (entries) => entries.every(({ level }, index) => level <= (entries[index - 1]?.level ?? 0) + 1),
    'invalid',
  )

/** What stands in the footer: a page, or a link to what is none (its id in `footer-links`). */
export const footerEntrySchema = z.object({ kind: z.enum(['page', 'link']), id: recordId })

const values = z.object({
  /** The main menu. */
  menu: outline,
  /** The menu of the account area: what is below its own page. */
  members: outline,
  /** Links that are not named here are not shown. */
  footer: z.array(footerEntrySchema).max(longest.footer, 'max_length'),
})

/**
 * Menus and footer as one record, with the id 1. A page stands in a menu where it stands in the tree: another place moves it, with its
 * address. What is changed here visitors see at once, where they see the page as it is.
 */
export const navigationRecords = recordType({
  name: 'navigation',
  section: 'site',
  writes: 'administration/navigation',
  values,
  row: z.object({
    /** What the entries are called and whether visitors see them. */
    pages: z.array(menuRecords.row.extend({ id: recordId })),
    /** All links, shown or not. */
    links: z.array(
      z.object({
        id: recordId,
        title: z.object({ de: z.string(), en: z.string() }),
        url: z.object({ de: z.string(), en: z.string() }),
        is_shown: z.boolean(),
      }),
    ),
  }),
  filters: z.object({}),
  orderings: ['id'],
  actions: {},
})

/** POST api/administration/navigation/preview/: menus and footer as everybody would get them. */
export const navigationPreviewSchema = z.object({ values })

const navigation = navSchema.shape.navigation

export const previewedNavigationSchema = named(
  'PreviewedNavigation',
  z.object({ de: navigation, en: navigation }),
)

export type NavigationValues = z.output<typeof values>
export type OutlineEntry = z.infer<typeof outlineEntrySchema>
export type FooterEntry = z.infer<typeof footerEntrySchema>
export type PreviewedNavigation = z.infer<typeof previewedNavigationSchema>
