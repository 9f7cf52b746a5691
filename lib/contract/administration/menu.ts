import { z } from 'zod'
import { queriedId, recordId } from '../common/record-id'
import { requiredLine } from '../common/single-line'
import { pageStateSchema } from '../pages/page'
import { defineRecordType, localizedLine } from './record-type'

/**
 * Pages of the tree as menu entries. The pages below the account area form the user navigation.
 * Pages are created and deleted in the hub, not here. If a page is published, changes take effect
 * at once.
 */
export const menuRecords = defineRecordType({
  name: 'menu',
  section: 'site',
  writePath: 'administration/menu',
  values: z.object({
    /** Parent page; null for a page at the top level. */
    parent: recordId.nullable(),
    /** Index among the siblings, from 0. The following siblings move down. */
    position: z.int().min(0).max(10_000),
    /** Name in menus. If it is empty, menus show the title. */
    menu_name: localizedLine(100),
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    /** True if the header shows the entry next to the menu. */
    is_highlight: z.boolean(),
    /** True if the entry is a link. False if it is only a heading of its children. */
    is_clickable: z.boolean(),
  }),
  row: z.object({
    parent: z.number().int().nullable(),
    position: z.number().int(),
    /**
     * Title by language. In `title`, `url` and `state`, null means that the page does not exist in
     * this language.
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
    /** Lists only entries of the menu, or only entries of the footer. */
    place: z.enum(['menu', 'footer']).optional(),
  }),
  /** With `position`, siblings are listed together and in their order. */
  orderings: ['position', 'title'],
  actions: {},
})

const address = z
  .string()
  .trim()
  .max(2000, 'max_length')
  .regex(/^(?:\/(?![/\\])\S*|https?:\/\/\S+)$/, 'link')

/**
 * Links in the footer that do not lead to pages of the tree. The order of all footer entries is
 * stored in `navigation`.
 */
export const footerLinkRecords = defineRecordType({
  name: 'footer-links',
  section: 'site',
  values: z.object({
    title: z.object({ de: requiredLine(100), en: requiredLine(100) }),
    /** A path on this site, or an absolute URL. */
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
