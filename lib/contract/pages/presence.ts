import { z } from 'zod'
import { locales } from '../common/locale'
import { nameSchema } from '../common/named'

/**
 * Position of the caret in a text. `field` is the text in its module or in the page's head
 * (`page-title`). `offset` counts the UTF-16 characters and the starts of paragraphs and lines
 * before it.
 */
export const caretSchema = z.object({
  field: z.string().min(1).max(60),
  offset: z.int().nonnegative().max(1_000_000),
})

/** An editor on a page with the selected module and the caret position. */
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
 * A change of a page's working copy: of a module, or of the page itself (`module` is null). A
 * change in a reusable container has its slug as `container` and concerns all pages that show it.
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
 * Identifies one stay on a page in a browser window. Renewals that arrive after the departure of
 * the same stay are ignored.
 */
const tabSchema = z.uuid().optional()

/** DELETE page/{id}/presence/: the window that leaves. */
export const departureQuerySchema = z.object({ tab: tabSchema })

/** POST page/{id}/presence/: the editor's selected module and caret. */
export const presenceUpdateSchema = z.object({
  tab: tabSchema,
  module: z.int32().positive().nullable().default(null),
  caret: caretSchema.nullable().default(null),
})

export type Caret = z.infer<typeof caretSchema>
export type PresentEditor = z.infer<typeof presentEditorSchema>
export type PageChangeMessage = z.infer<typeof pageChangeSchema>
