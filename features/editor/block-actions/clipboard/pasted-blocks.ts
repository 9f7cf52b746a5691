import type { PastedPart } from '@/features/blocks/block-editor'
import { toPastedBlock } from '@/features/blocks/editors'
import type { Tree } from '../../core/document'
import type { PastedWithContext } from '../../inline-text/pasting/handle-paste'
import type { ReadPart } from '../../inline-text/pasting/read-pasted'

/** A picture to upload, and the key of the block before it; null at the beginning. */
export interface PastedFile {
  file: File
  afterKey: string | null
}

export interface PastedBlocks {
  trees: Tree[]
  files: PastedFile[]
}

/** Converts content of another program to blocks. Pictures are added after their upload. */
export function toBlocks(parts: readonly ReadPart[], createKey: () => string): PastedBlocks {
  const trees: Tree[] = []
  const files: PastedFile[] = []
  for (const part of parts) {
    if (part.kind === 'file') files.push({ file: part.file, afterKey: trees.at(-1)?.key ?? null })
    else {
      const block = toPastedBlock(part)
      if (block) trees.push({ key: createKey(), ...block, columns: [], children: [] })
    }
  }
  return { trees, files }
}

/** Joins pasted content with the text before and after the caret. Adjacent texts become one. */
export function joinParts({ parsedPaste, before, after }: PastedWithContext): ReadPart[] {
  const toParts = (html: string): PastedPart[] => (html === '' ? [] : [{ kind: 'richText', html }])
  const parts: ReadPart[] = []
  for (const part of [...toParts(before), ...parsedPaste.parts, ...toParts(after)] as ReadPart[]) {
    const lastPart = parts.at(-1)
    if (lastPart?.kind === 'richText' && part.kind === 'richText') {
      parts[parts.length - 1] = { kind: 'richText', html: lastPart.html + part.html }
    } else parts.push(part)
  }
  return parts
}

/** Splits pasted content into the text of the existing block and new blocks after it. */
export function splitParts(
  key: string,
  parts: readonly ReadPart[],
  createKey: () => string,
): PastedBlocks & { text: string } {
  const [first, ...remainingParts] = parts
  if (first?.kind !== 'richText') return { text: '', ...toBlocks(parts, createKey) }
  const { trees, files } = toBlocks(remainingParts, createKey)
  return {
    text: first.html,
    trees,
    files: files.map((file) => ({ ...file, afterKey: file.afterKey ?? key })),
  }
}
