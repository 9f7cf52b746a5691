import { z } from 'zod'
import { named } from '../common/named'
import { anchor, asRead, defineBlock, line } from './definition'

/** Which cells are headers: those of the first row, of the first column, or both. */
export const tableHeads = ['row', 'column', 'both'] as const
export type TableHead = (typeof tableHeads)[number]

/**
 * Table block: `content` is HTML of one table, as many cells in every row, each with rich text. All cells are
 * `td`; `head` says which of them are headers.
 */
export const tableSchema = named(
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
  stored: { content: { kind: 'table' }, caption: line, head: asRead, anchor },
})

export type TableData = z.infer<typeof tableSchema>
