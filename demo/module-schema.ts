import { z } from 'zod'
import type { SeedModule } from '@/backend/operations/seed/content'
import { blockModels } from '@/lib/contract/blocks/registry'

/** The short form of a block: a Markdown heading, link or picture. */
const markdownLine =
  /^(?:(?<marks>#{2,6}) (?<heading>[^{]+)|(?<bang>!?)\[(?<label>[^\]]+)\]\((?<target>\S+)\))$/

/** An anchor and a class after the short form, as in `## History {#history .red_left}`. */
const attributes = / \{(?:#(?<anchor>[\w-]+))? ?(?:\.(?<className>[\w-]+))?\}$/

const parseMarkdown = (line: string) => markdownLine.exec(line.replace(attributes, ''))?.groups

/** Converts the short form of a block, or the HTML of a text block, to a block. */
function toModule(line: string): SeedModule {
  const parts = parseMarkdown(line)
  if (!parts) return { model: 'text', data: { content: line } }
  const { anchor, className } = attributes.exec(line)?.groups ?? {}
  const { marks, heading, bang, label, target } = parts
  if (bang) return { model: 'image', picture: target, data: { alias: className, description: label } }
  if (label) {
    return { model: 'link', data: { content: label, link: target, extra_class: className ?? 'default' } }
  }
  return {
    model: 'headline',
    data: {
      headline_level: marks?.length,
      content: heading,
      ...(className && { extra_class: className }),
      ...(anchor && { anchor }),
    },
  }
}

/**
 * A block of the demo, or the short form of a block (`toModule`). This schema does not check
 * `data`, because the backend validates it when it stores the block.
 */
export const moduleSchema: z.ZodType<SeedModule> = z.lazy(() =>
  z.union([
    z
      .string()
      .refine((line) => line.startsWith('<') || parseMarkdown(line))
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
