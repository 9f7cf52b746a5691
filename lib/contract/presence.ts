import { z } from 'zod'
import { locales } from './locale'
import { named } from './named'

/** An editor of a page, and the module that she or he has selected. */
export const presentEditorSchema = named(
  'PresentEditor',
  z.object({
    user_id: z.int(),
    name: z.string(),
    module: z.int().nullable(),
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

/** POST page/{id}/presence/: the module that the editor has selected. */
export const presenceUpdateSchema = z.object({ module: z.int32().positive().nullable().default(null) })

export type PresentEditor = z.infer<typeof presentEditorSchema>
export type PageChangeMessage = z.infer<typeof pageChangeSchema>
