import { z } from 'zod'
import type { SeedModule } from '@/backend/operations/seed/content'
import { blockModels } from '@/lib/contract/blocks/registry'

const headingLine = /^(#{2,6}) (.+)$/
const linkLine = /^\[([^\]]+)\]\((\S+)\)$/

/**
 * Converts the short form of a block to a block. The short form is a Markdown heading, a Markdown
 * link, or the HTML of a text block.
 */
function toModule(line: string): SeedModule {
  const [, level, heading] = headingLine.exec(line) ?? []
  if (level && heading) return { model: 'headline', data: { headline_level: level.length, content: heading } }
  const [, content, link] = linkLine.exec(line) ?? []
  if (content && link) return { model: 'link', data: { content, link, extra_class: 'default' } }
  return { model: 'text', data: { content: line } }
}

/**
 * A block of the demo, or the short form of a block (`toModule`). This schema does not check
 * `data`, because the backend validates it when it stores the block.
 */
export const moduleSchema: z.ZodType<SeedModule> = z.lazy(() =>
  z.union([
    z
      .string()
      .regex(/^(?:#{2,6} .+|\[[^\]]+\]\(\S+\)|<.+)$/)
      .transform(toModule),
    z.strictObject({
      model: z.enum(blockModels),
      data: z.record(z.string(), z.unknown()),
      picture: z.string().optional(),
      person: z.string().optional(),
      selection: z.string().optional(),
      columns: z.array(z.array(moduleSchema)).optional(),
      children: z.array(moduleSchema).optional(),
    }),
  ]),
)
