import { z } from 'zod'
import { queriedId, recordId } from '../common/record-id'
import { requiredLine } from '../common/single-line'
import { pageStateSchema } from '../pages/page'
import { localizedLine, recordType } from './record-type'

/**
 * Pages of the tree as menu entries. Children of the account area's page form the user navigation.
 * Pages are created and deleted in the editors' page tree.
 * Changes take effect at once for published pages.
 */
export const menuRecords = recordType({
  name: 'menu',
  section: 'site',
  writes: 'administration/menu',
  values: z.object({
    /** Parent page; null at the top level. */
    parent: recordId.nullable(),
    /** Index among the siblings, from 0; siblings move to make room. */
    position: z.int().min(0).max(10_000),
    /** If empty, menus show the title. */
    menu_name: localizedLine(100),
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    /** True if the header shows it next to the menu. */
    is_highlight: z.boolean(),
    /** True if the entry is a link; false for a heading of its children. */
    is_clickable: z.boolean(),
  }),
  row: z.object({
    parent: z.number().int().nullable(),
    position: z.number().int(),
    /**
     * Title per language. Here, in `url` and in `state` null means that the language version does
     * not exist.
     */
    title: z.object({ de: z.string().nullable(), en: z.string().nullable() }),
    menu_name: z.object({ de: z.string(), en: z.string() }),
    url: z.object({ de: z.string().nullable(), en: z.string().nullable() }),
    state: z.object({ de: pageStateSchema.nullable(), en: pageStateSchema.nullable() }),
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    is_highlight: z.boolean(),
    is_clickable: z.boolean(),
    /** Number of direct children. */
    below: z.number().int(),
  }),
  filters: z.object({
    /** Parent page; 0 for the top level. */
    parent: queriedId.optional(),
    /** Limits the list to entries of the menu or of the footer. */
    place: z.enum(['menu', 'footer']).optional(),
  }),
  /** `position` groups siblings and lists them in their order. */
  orderings: ['position', 'title'],
  actions: {},
})

const address = z
  .string()
  .trim()
  .max(2000, 'max_length')
  .regex(/^(?:\/(?![/\\])\S*|https?:\/\/\S+)$/, 'link')

/**
 * Footer links to targets other than pages. Their order among the pages of the footer is stored in
 * `navigation`.
 */
export const footerLinkRecords = recordType({
  name: 'footer-links',
  section: 'site',
  values: z.object({
    title: z.object({ de: requiredLine(100), en: requiredLine(100) }),
    /** A path on this site or an absolute URL. */
    url: z.object({ de: address, en: address }),
    is_shown: z.boolean(),
  }),
  row: z.object({
    title: z.object({ de: z.string(), en: z.string() }),
    url: z.object({ de: z.string(), en: z.string() }),
    is_shown: z.boolean(),
  }),
  filters: z.object({}),
  orderings: ['position', 'title'],
  actions: { delete: z.object({}) },
})
