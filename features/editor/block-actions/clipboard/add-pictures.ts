import { toImage } from '@/features/pictures/to-image'
import { uploadPicture } from '@/features/pictures/uploads/upload-picture'
import type { Locale } from '@/lib/contract/common/locale'
import { type EditorDocument, findPosition, type Position, type Tree } from '../../core/document'
import type { Editor } from '../../core/editor'
import { createKey } from '../../core/new-key'
import { createPictureBlock } from '../../pictures/picture-block'
import { findPasteTarget } from './paste-target'
import type { PastedFile } from './pasted-blocks'

interface Pictures {
  files: readonly PastedFile[]
  /** The first block of the same paste; null if only pictures were pasted. */
  first: string | null
  /** The block after which pictures without other blocks are inserted. */
  selected: string | null
}

/**
 * Uploads pictures to the library and inserts a block for each at its place.
 * @returns the number of refused pictures
 */
export async function addPictures(
  editor: Editor,
  locale: Locale,
  { files, first, selected }: Pictures,
): Promise<number> {
  const lastKeys = new Map<string | null, string>()
  let refusedCount = 0
  for (const { file, behind } of files) {
    const tree = await uploadBlock(locale, file)
    if (!tree) {
      refusedCount += 1
      continue
    }
    const previousKey = lastKeys.get(behind) ?? behind
    const position = findPositionAt(editor.document, { behind: previousKey, before: first })
    const hasNoAnchor = previousKey === null && first === null
    const target = hasNoAnchor ? findPasteTarget(editor.document, [tree], selected) : position
    // Without a position, the block before it was removed meanwhile.
    if (target && editor.execute({ type: 'insert', position: target, tree }, 'paste'))
      lastKeys.set(behind, tree.key)
  }
  return refusedCount
}

async function uploadBlock(locale: Locale, file: File): Promise<Tree | null> {
  const parts = { signal: new AbortController().signal, onProgress: () => undefined }
  const result = await uploadPicture(locale, { file, folder: null }, parts)
  return result.ok ? createPictureBlock(createKey(), toImage(result.value.picture)) : null
}

function findPositionAt(
  document: EditorDocument,
  { behind, before }: Record<'behind' | 'before', string | null>,
): Position | undefined {
  if (behind === null) return before === null ? undefined : findPosition(document, before)
  const position = findPosition(document, behind)
  return position && { ...position, index: position.index + 1 }
}
