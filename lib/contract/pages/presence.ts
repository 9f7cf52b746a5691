import { z } from 'zod'
import { locales } from '../common/locale'
import { nameSchema } from '../common/named'

/**
 * Position of the caret in a text. `field` is a text of the module, or of the head of the page
 * (`page-title`). `offset` is the number of UTF-16 characters, paragraph starts and line starts
 * before the caret.
 */
export const caretSchema = z.object({ field: z.string().min(1).max(60), offset: z.int().nonnegative().max(1_000_000) })

/** An editor who has a page open, with the selected module and the position of the caret. */
export const presentEditorSchema = nameSchema(
  'PresentEditor',
  z.object({
    user_id: z.int(),
    name: z.string(),
    module: z.int().nullable(),
    caret: caretSchema.nullable().default(null),
    locale: z.enum(locales),
    since: z.string(),
  }),
)

/**
 * A change of a page's working copy. It concerns a module, or the page itself (`module` is null).
 * For a change in a reusable container, `container` is its slug, and the change concerns all pages
 * that show it.
 */
export const pageChangeSchema = nameSchema(
  'PageChange',
  z.object({
    module: z.int().nullable(),
    container: z.string().nullable().default(null),
    revision: z.int().nullable(),
    locale: z.enum(locales).nullable(),
    by: z.string(),
    user_id: z.int().nullable(),
  }),
)

/**
 * Identifies a visit of a page in a browser window. After the window has reported that it leaves
 * the page, renewals with the same id are ignored.
 */
const tabSchema = z.uuid().optional()

/** DELETE page/{id}/presence/: the window that leaves the page. */
export const departureQuerySchema = z.object({ tab: tabSchema })

/** POST page/{id}/presence/: the module that the editor has selected, and the caret. */
export const presenceUpdateSchema = z.object({
  tab: tabSchema,
  module: z.int32().positive().nullable().default(null),
  caret: caretSchema.nullable().default(null),
})

export type Caret = z.infer<typeof caretSchema>
export type PresentEditor = z.infer<typeof presentEditorSchema>
export type PageChangeMessage = z.infer<typeof pageChangeSchema>
