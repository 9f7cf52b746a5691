import { z } from 'zod'
import { locales } from '../common/locale'
import { named } from '../common/named'

/**
 * Where the caret stands in a text: `field` names the text in its module, or of the page's head (`page-title`); `offset` counts what is
 * before it: characters (UTF-16) and the beginnings of paragraphs and lines.
 */
export const caretSchema = z.object({
  field: z.string().min(1).max(60),
  offset: z.int().nonnegative().max(1_000_000),
})

/** An editor of a page, the module that she or he has selected, and the place in its text. */
export const presentEditorSchema = named(
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
 * A change of a page's working copy: of a module, or, where `module` is null, of the page itself; or of a module of the reusable
 * container that `container` names by its slug, whatever page shows that.
 */
export const pageChangeSchema = named(
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

/** POST page/{id}/presence/: the module that the editor has selected, and where she or he writes. */
export const presenceUpdateSchema = z.object({
  module: z.int32().positive().nullable().default(null),
  caret: caretSchema.nullable().default(null),
})

export type Caret = z.infer<typeof caretSchema>
export type PresentEditor = z.infer<typeof presentEditorSchema>
export type PageChangeMessage = z.infer<typeof pageChangeSchema>
