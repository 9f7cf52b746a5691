import { z } from 'zod'
import type { SeedModule } from '@/backend/operations/seed/content'
import { blockModels } from '@/lib/contract/blocks/registry'

/** The heading of a headline, as in `## History {#history .red_left}`. */
const headingForm =
  /^(?<marks>#{2,6}) (?<content>[^{]+?)(?: \{(?:#(?<anchor>[\w-]+))? ?(?:\.(?<className>[\w-]+))?\})?$/

/** The short form of a link or a picture with a class, as in `[Join](/en/join) {.button}`. */
const linkForm = /^(?<bang>!?)\[(?<label>[^\]]+)\]\((?<target>\S+)\)(?: \{\.(?<className>[\w-]+)\})?$/

/** A linked picture, as in `[![Tutti Nord](logo-tutti)](/de/unsere-mitglieder)`. */
const logoForm = /^\[!\[(?<text>[^\]]+)\]\((?<picture>\S+)\)\]\((?<link>\S+)\)$/

/** Parses a headline: a heading, and optionally one line before it and one line after it. */
function parseHeadline(text: string): SeedModule | null {
  const lines = text.split('\n')
  const index = lines.findIndex((line) => headingForm.test(line))
  const heading = headingForm.exec(lines[index] ?? '')?.groups
  if (!heading || index > 1 || lines.length > index + 2) return null
  const preline = lines[index - 1]
  const subline = lines[index + 1]
  return {
    model: 'headline',
    data: {
      headline_level: heading.marks?.length,
      content: heading.content,
      ...(preline && { preline }),
      ...(subline && { subline }),
      ...(heading.className && { extra_class: heading.className }),
      ...(heading.anchor && { anchor: heading.anchor }),
    },
  }
}

/** Parses a link or a picture. A picture without a class is an item of a list of pictures. */
function parseLink(text: string): SeedModule | null {
  const groups = linkForm.exec(text)?.groups
  if (!groups) return null
  const { bang, label, target, className } = groups
  if (!bang) {
    return { model: 'link', data: { content: label, link: target, extra_class: className ?? 'default' } }
  }
  return className
    ? { model: 'image', picture: target, data: { alias: className, description: label } }
    : { model: 'imagelistitem', picture: target, data: { description: label } }
}

/** Parses a linked picture, which is an item of a list of logos. */
function parseLogo(line: string): SeedModule | null {
  const { text, picture, link } = logoForm.exec(line)?.groups ?? {}
  return picture === undefined ? null : { model: 'logolistitem', picture, data: { text, link } }
}

/** Parses the short form of a block, or the HTML of a text block. */
function parseShortForm(text: string): SeedModule | null {
  if (text.startsWith('<')) return { model: 'text', data: { content: text } }
  return parseLogo(text) ?? parseLink(text) ?? parseHeadline(text)
}

/**
 * A block of the demo, its short form, or a container without its model. This schema does not check
 * `data`, because the backend validates it when it stores the block.
 */
export const moduleSchema: z.ZodType<SeedModule> = z.lazy(() =>
  z.union([
    z.string().transform((text, context) => {
      const block = parseShortForm(text)
      if (block) return block
      context.addIssue('This is no short form of a block.')
      return z.NEVER
    }),
    z
      .strictObject({ layout: z.number(), columns: z.array(z.array(moduleSchema)) })
      .transform(({ layout, columns }) => ({ model: 'container' as const, data: { layout }, columns })),
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
