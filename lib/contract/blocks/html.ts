import { z } from 'zod'
import { nameSchema } from '../common/named'
import { defineBlock } from './definition'

/**
 * HTML block (spec §3). `html_code` is the code of the block. If `html_code_obj` refers to a
 * reusable HTML selection, `html_code` contains the code of the selection.
 */
export const htmlSchema = nameSchema(
  'HtmlData',
  z.object({
    html_code: z.string().default(''),
    html_code_obj: z.object({ id: z.number().int(), slug: z.string(), title: z.string() }).nullable().default(null),
  }),
)

export const htmlBlock = defineBlock(htmlSchema, {
  required: ['html_code'],
  stored: { html_code: { kind: 'code', selectionField: 'html_code_obj' }, html_code_obj: { kind: 'selection' } },
})

export type HtmlData = z.infer<typeof htmlSchema>
