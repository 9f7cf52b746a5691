interface PastedParts {
  parts: readonly { kind: string }[]
  skipped: SkippedContent
}

/** How much of what was pasted cannot be taken over, by kind. */
export interface SkippedContent {
  pictures: number
  embeds: number
  tables: number
  mergedCells: number
}

export const skippedNothing: SkippedContent = { pictures: 0, embeds: 0, tables: 0, mergedCells: 0 }

/** What a field for text alone skips: pictures that came as files, too. */
export function skippedInText({ parts, skipped }: PastedParts): SkippedContent {
  return { ...skipped, pictures: skipped.pictures + parts.filter(({ kind }) => kind === 'file').length }
}
