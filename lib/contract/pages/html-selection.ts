import { z } from 'zod'
import { fieldLimits } from '../blocks/limits'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { revisionSchema } from '../common/revision'
import { moduleSlugSchema } from './module-writes'
import { reusableUseSchema } from './reusable'

/**
 * GET api/html/{slug}/: a reusable piece of HTML in the requested language. The backend has
 * sanitized it. If only restricted pages use it, the response is 401 without a login, and 403 if
 * the user may see none of these pages.
 */
export const htmlSelectionSchema = nameSchema(
  'HtmlSelection',
  z.object({ id: z.number().int(), slug: z.string(), title: z.string(), html_code: z.string() }),
)

export type HtmlSelection = z.infer<typeof htmlSelectionSchema>

/**
 * An HTML selection as editors see it, with the places that use it. Other backends may omit
 * `revision` and `used_by`.
 */
export const editedSelectionSchema = nameSchema(
  'EditedSelection',
  htmlSelectionSchema.extend({ revision: z.int().default(0), used_by: z.array(reusableUseSchema).default([]) }),
)

export type EditedSelection = z.infer<typeof editedSelectionSchema>

/** GET api/html/, for editors. */
export const htmlSelectionListSchema = nameSchema('HtmlSelectionList', paginated(editedSelectionSchema))

const title = z.string().trim().min(1).max(fieldLimits.line)
const html_code = z.string().max(fieldLimits.html)

/** POST api/html/: creates a selection. Its code is in the requested language. */
export const selectionCreationSchema = nameSchema(
  'SelectionCreation',
  z.object({ slug: moduleSlugSchema, title, html_code: html_code.default('') }),
)

/** PATCH api/html/{slug}/: changes the title and the code in the requested language. */
export const selectionChangeSchema = nameSchema(
  'SelectionChange',
  z.object({ revision: revisionSchema, title: title.optional(), html_code: html_code.optional() }),
)
