import { z } from 'zod'
import { nameSchema } from '../common/named'
import { defineBlock } from './definition'

/**
 * HTML block (spec §3). `html_code` is the block's own code. `html_code_obj` references a reusable
 * selection, whose code is then in `html_code` too.
 */
export const htmlSchema = nameSchema(
  'HtmlData',
  z.object({
    html_code: z.string().default(''),
    html_code_obj: z
      .object({ id: z.number().int(), slug: z.string(), title: z.string() })
      .nullable()
      .default(null),
  }),
)

export const htmlBlock = defineBlock(htmlSchema, {
  required: ['html_code'],
  stored: { html_code: { kind: 'code', unless: 'html_code_obj' }, html_code_obj: { kind: 'selection' } },
})

export type HtmlData = z.infer<typeof htmlSchema>
