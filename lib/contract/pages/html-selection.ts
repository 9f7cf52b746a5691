import { z } from 'zod'
import { fieldLimits } from '../blocks/limits'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { revisionSchema } from '../common/revision'
import { moduleSlugSchema } from './module-writes'
import { reusableUseSchema } from './reusable'

/**
 * GET api/html/{slug}/: a reusable piece of HTML in the requested language, sanitized by the
 * backend. A selection used only on protected pages is 401 without a login and 403 without access
 * to any of these pages.
 */
export const htmlSelectionSchema = nameSchema(
  'HtmlSelection',
  z.object({ id: z.number().int(), slug: z.string(), title: z.string(), html_code: z.string() }),
)

export type HtmlSelection = z.infer<typeof htmlSelectionSchema>

/** An HTML selection for editors, with its uses. Both fields are optional for backends. */
export const editedSelectionSchema = nameSchema(
  'EditedSelection',
  htmlSelectionSchema.extend({
    revision: z.int().default(0),
    used_by: z.array(reusableUseSchema).default([]),
  }),
)

export type EditedSelection = z.infer<typeof editedSelectionSchema>

/** GET api/html/, for editors. */
export const htmlSelectionListSchema = nameSchema('HtmlSelectionList', paginated(editedSelectionSchema))

const title = z.string().trim().min(1).max(fieldLimits.line)
const html_code = z.string().max(fieldLimits.html)

/** POST api/html/: creates a selection with its code in the requested language. */
export const selectionCreationSchema = nameSchema(
  'SelectionCreation',
  z.object({ slug: moduleSlugSchema, title, html_code: html_code.default('') }),
)

/** PATCH api/html/{slug}/: title and code in the requested language. */
export const selectionChangeSchema = nameSchema(
  'SelectionChange',
  z.object({ revision: revisionSchema, title: title.optional(), html_code: html_code.optional() }),
)
