import { z } from 'zod'
import { nameSchema } from '../common/named'
import { anchor, asInSchema, defineBlock, line } from './definition'

/** Position of the header cells: the first row, the first column, or both. */
export const tableHeads = ['row', 'column', 'both'] as const
export type TableHead = (typeof tableHeads)[number]

/**
 * Table block. `content` is HTML with one table. All rows have the same length, and each cell
 * contains rich text. Every cell is a `td`; `head` determines which cells are shown as headers.
 */
export const tableSchema = nameSchema(
  'TableData',
  z.object({
    content: z.string().min(1),
    caption: z.string().default(''),
    head: z.enum(tableHeads).default('row'),
    anchor: z.string().default(''),
  }),
)

export const tableBlock = defineBlock(tableSchema, {
  required: ['content'],
  stored: { content: { kind: 'table' }, caption: line, head: asInSchema, anchor },
})

export type TableData = z.infer<typeof tableSchema>
