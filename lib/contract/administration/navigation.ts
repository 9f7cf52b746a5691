import { z } from 'zod'
import { nameSchema } from '../common/named'
import { recordId } from '../common/record-id'
import { navSchema } from '../site/navigation'
import { menuRecords } from './menu'
import { defineRecordType } from './record-type'

/** Maximum depth of a menu. The top level counts. */
export const menuLevels = 4
const maxEntries = { outline: 300, footer: 100 } as const

/** A page in an outline. The following entries with a higher level are its descendants. */
export const outlineEntrySchema = z.object({ page: recordId, level: z.int().min(1).max(menuLevels) })

/**
 * Pages of a menu, from top to bottom. An entry is at most one level deeper than the entry before
 * it.
 */
const outline = z
  .array(outlineEntrySchema)
  .max(maxEntries.outline, 'max_length')
  .refine((entries) => entries.every(({ level }, index) => level <= (entries[index - 1]?.level ?? 0) + 1), 'invalid')

/** An entry of the footer: a page, or a record of `footer-links`. */
export const footerEntrySchema = z.object({ kind: z.enum(['page', 'link']), id: recordId })

const values = z.object({
  menu: outline,
  /** The menu of the account area, which contains the children of the account page. */
  members: outline,
  /** Entries of the footer. A link that is not in this list is hidden. */
  footer: z.array(footerEntrySchema).max(maxEntries.footer, 'max_length'),
})

/**
 * The menus and the footer, as one record with the id 1. The menus mirror the page tree, so moving
 * an entry moves its page and changes the address of the page. If the page is published, changes
 * take effect at once.
 */
export const navigationRecords = defineRecordType({
  name: 'navigation',
  section: 'site',
  writePath: 'administration/navigation',
  values,
  row: z.object({
    /** Titles and states of the pages in the menus. */
    pages: z.array(menuRecords.row.extend({ id: recordId })),
    /** All links of the footer, including the hidden ones. */
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

/**
 * POST api/administration/navigation/preview/: menus and footer as an anonymous visitor would get
 * them.
 */
export const navigationPreviewSchema = z.object({ values })

const navigation = navSchema.shape.navigation

export const previewedNavigationSchema = nameSchema('PreviewedNavigation', z.object({ de: navigation, en: navigation }))

export type NavigationValues = z.output<typeof values>
export type OutlineEntry = z.infer<typeof outlineEntrySchema>
export type FooterEntry = z.infer<typeof footerEntrySchema>
export type PreviewedNavigation = z.infer<typeof previewedNavigationSchema>
