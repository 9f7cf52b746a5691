import type { PastedPart } from '@/features/blocks/block-editor'
import { pastedBlock } from '@/features/blocks/editors'
import type { Tree } from '../../core/document'
import type { PastedAmong } from '../../inline-text/pasting/handle-paste'
import type { ReadPart } from '../../inline-text/pasting/read-pasted'

/** A picture that is to come into the library, and the block that it goes behind; null before the first. */
export interface PastedFile {
  file: File
  behind: string | null
}

export interface PastedBlocks {
  trees: Tree[]
  files: PastedFile[]
}

/** Blocks of what another program copied. Pictures follow when they are in the library. */
export function blocksOf(parts: readonly ReadPart[], newKey: () => string): PastedBlocks {
  const trees: Tree[] = []
  const files: PastedFile[] = []
  for (const part of parts) {
    if (part.kind === 'file') files.push({ file: part.file, behind: trees.at(-1)?.key ?? null })
    else {
      const block = pastedBlock(part)
      if (block) trees.push({ key: newKey(), ...block, columns: [], children: [] })
    }
  }
  return { trees, files }
}

/** What is pasted into a text with what stands before and behind the place: what goes on in a text is one with it. */
export function partsAmong({ pasted, before, after }: PastedAmong): ReadPart[] {
  const texts = (html: string): PastedPart[] => (html === '' ? [] : [{ kind: 'richText', html }])
  const parts: ReadPart[] = []
  for (const part of [...texts(before), ...pasted.parts, ...texts(after)] as ReadPart[]) {
    const last = parts.at(-1)
    if (last?.kind === 'richText' && part.kind === 'richText') {
      parts[parts.length - 1] = { kind: 'richText', html: last.html + part.html }
    } else parts.push(part)
  }
  return parts
}

/** A text that stays where it is, and what is new behind it. */
export function splitText(
  key: string,
  parts: readonly ReadPart[],
  newKey: () => string,
): PastedBlocks & { text: string } {
  const [first, ...others] = parts
  if (first?.kind !== 'richText') return { text: '', ...blocksOf(parts, newKey) }
  const { trees, files } = blocksOf(others, newKey)
  return { text: first.html, trees, files: files.map((file) => ({ ...file, behind: file.behind ?? key })) }
}
