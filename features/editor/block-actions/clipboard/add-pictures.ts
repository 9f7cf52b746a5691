import { toImage } from '@/features/pictures/to-image'
import { uploadPicture } from '@/features/pictures/uploads/upload-picture'
import type { Locale } from '@/lib/contract/common/locale'
import { type EditorDocument, findPosition, type Position, type Tree } from '../../core/document'
import type { Editor } from '../../core/editor'
import { createKey } from '../../core/new-key'
import { createPictureBlock } from '../../pictures/picture-block'
import { hideLike } from '../../text-flow/text-blocks'
import { findPasteTarget } from './paste-target'
import type { PastedFile } from './pasted-blocks'

interface Pictures {
  files: readonly PastedFile[]
  /** The first block of the same paste; null if only pictures are pasted. */
  firstKey: string | null
  /** The block after which pictures without other blocks are inserted. */
  selectedKey: string | null
}

/**
 * Uploads pictures to the library and inserts a block for each at its place in the pasted content.
 * @returns the number of pictures that the library or the page refused
 */
export async function addPictures(
  editor: Editor,
  locale: Locale,
  { files, firstKey, selectedKey }: Pictures,
): Promise<number> {
  const lastKeys = new Map<string | null, string>()
  let refusedCount = 0
  for (const { file, afterKey } of files) {
    const uploadedTree = await uploadBlock(locale, file)
    if (!uploadedTree) {
      refusedCount += 1
      continue
    }
    const previousKey = lastKeys.get(afterKey) ?? afterKey
    const nearbyKey = previousKey ?? firstKey ?? selectedKey ?? ''
    const tree = hideLike(editor.document.nodes.get(nearbyKey), uploadedTree)
    const position = findPositionAt(editor.document, { afterKey: previousKey, beforeKey: firstKey })
    const isOnlyPictures = previousKey === null && firstKey === null
    const target = isOnlyPictures ? findPasteTarget(editor.document, [tree], selectedKey) : position
    // There is no position if the block before the picture was removed during the upload.
    if (target && editor.execute({ type: 'insert', position: target, tree }, 'paste')) lastKeys.set(afterKey, tree.key)
    else refusedCount += 1
  }
  return refusedCount
}

async function uploadBlock(locale: Locale, file: File): Promise<Tree | null> {
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  const result = await uploadPicture(locale, { file, folder: null }, options)
  return result.ok ? createPictureBlock(createKey(), toImage(result.value.picture)) : null
}

function findPositionAt(
  document: EditorDocument,
  { afterKey, beforeKey }: Record<'afterKey' | 'beforeKey', string | null>,
): Position | undefined {
  if (afterKey !== null) {
    const position = findPosition(document, afterKey)
    return position && { ...position, index: position.index + 1 }
  }
  return beforeKey === null ? undefined : findPosition(document, beforeKey)
}
