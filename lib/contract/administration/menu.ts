import { z } from 'zod'
import { queriedId, recordId } from '../common/record-id'
import { requiredLine } from '../common/single-line'
import { pageStateSchema } from '../pages/page'
import { localizedLine, recordType } from './record-type'

/**
 * The pages of the tree as menus show them: a page in the menu stands below the one above it, and what is below the account area's page is
 * the user navigation. Pages are made and deleted in the editors' tree. What is changed here visitors see at once, where they see the page as it is.
 */
export const menuRecords = recordType({
  name: 'menu',
  section: 'site',
  writes: 'administration/menu',
  values: z.object({
    /** The page above; null at the top. */
    parent: recordId.nullable(),
    /** The place among those below the same page, from 0; neighbors make room. */
    position: z.int().min(0).max(10_000),
    /** Empty where menus call it as its title. */
    menu_name: localizedLine(100),
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    /** Whether it stands in the header beside the menu. */
    is_highlight: z.boolean(),
    /** Whether it is a page to go to; else it is a heading of what is below it. */
    is_clickable: z.boolean(),
  }),
  row: z.object({
    parent: z.number().int().nullable(),
    position: z.number().int(),
    /** Titles, null for a language in which it is not there, as the two below. */
    title: z.object({ de: z.string().nullable(), en: z.string().nullable() }),
    menu_name: z.object({ de: z.string(), en: z.string() }),
    url: z.object({ de: z.string().nullable(), en: z.string().nullable() }),
    state: z.object({ de: pageStateSchema.nullable(), en: pageStateSchema.nullable() }),
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    is_highlight: z.boolean(),
    is_clickable: z.boolean(),
    /** How many pages are directly below it. */
    below: z.number().int(),
  }),
  filters: z.object({
    /** The page above; 0 for those at the top. */
    parent: queriedId.optional(),
    /** Those that are to be in the menu, or in the footer. */
    place: z.enum(['menu', 'footer']).optional(),
  }),
  /** `position`: all below one page stand together, in their order. */
  orderings: ['position', 'title'],
  actions: {},
})

const address = z
  .string()
  .trim()
  .max(2000, 'max_length')
  .regex(/^(?:\/(?![/\\])\S*|https?:\/\/\S+)$/, 'invalid')

/** Links of the footer to what is no page of the tree. Their order, among its pages, is kept with the menus (`navigation`). */
export const footerLinkRecords = recordType({
  name: 'footer-links',
  section: 'site',
  values: z.object({
    title: z.object({ de: requiredLine(100), en: requiredLine(100) }),
    /** An address of this site, or one elsewhere. */
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
