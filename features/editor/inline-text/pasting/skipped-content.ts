interface PastedParts {
  parts: readonly { kind: string }[]
  skippedContent: SkippedContent
}

/** The amount of unsupported pasted content by kind. */
export interface SkippedContent {
  pictures: number
  embeds: number
  tables: number
  mergedCells: number
  /** Bold and italic words of quotations. */
  emphases: number
  /** Links of quotations. */
  links: number
}

export const noSkippedContent: SkippedContent = {
  pictures: 0,
  embeds: 0,
  tables: 0,
  mergedCells: 0,
  emphases: 0,
  links: 0,
}

/**
 * Counts the content that a text field skips, including picture files. A text field keeps the
 * emphases and links of quotations, because it inserts them as paragraphs.
 */
export function countSkippedInText({ parts, skippedContent }: PastedParts): SkippedContent {
  const files = parts.filter(({ kind }) => kind === 'file')
  return { ...skippedContent, pictures: skippedContent.pictures + files.length, emphases: 0, links: 0 }
}
