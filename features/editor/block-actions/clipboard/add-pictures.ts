import { imageOf } from '@/features/pictures/image-of'
import { uploadPicture } from '@/features/pictures/uploads/upload-picture'
import type { Locale } from '@/lib/contract/common/locale'
import { type EditorDocument, findPosition, type Position, type Tree } from '../../core/document'
import type { Editor } from '../../core/editor'
import { createKey } from '../../core/new-key'
import { pictureBlock } from '../../pictures/picture-block'
import { pasteTarget } from './paste-target'
import type { PastedFile } from './pasted-blocks'

interface Pictures {
  files: readonly PastedFile[]
  /** The first block that was pasted with them; null where they came alone. */
  first: string | null
  /** The block after which they go where they came alone. */
  selected: string | null
}

/** Takes pictures into the library, and puts a block with each where it was copied. @returns how many were refused */
export async function addPictures(
  editor: Editor,
  locale: Locale,
  { files, first, selected }: Pictures,
): Promise<number> {
  const last = new Map<string | null, string>()
  let refused = 0
  for (const { file, behind } of files) {
    const tree = await uploadedBlock(locale, file)
    if (!tree) {
      refused += 1
      continue
    }
    const beside = last.get(behind) ?? behind
    const position = positionAt(editor.document, { behind: beside, before: first })
    const isAlone = beside === null && first === null
    const target = isAlone ? pasteTarget(editor.document, [tree], selected) : position
    // Without a position, what it belonged to was taken back meanwhile.
    if (target && editor.execute({ type: 'insert', position: target, tree }, 'paste'))
      last.set(behind, tree.key)
  }
  return refused
}

async function uploadedBlock(locale: Locale, file: File): Promise<Tree | null> {
  const parts = { signal: new AbortController().signal, onProgress: () => undefined }
  const result = await uploadPicture(locale, { file, folder: null }, parts)
  return result.ok ? pictureBlock(createKey(), imageOf(result.value.picture)) : null
}

function positionAt(
  document: EditorDocument,
  { behind, before }: Record<'behind' | 'before', string | null>,
): Position | undefined {
  if (behind === null) return before === null ? undefined : findPosition(document, before)
  const position = findPosition(document, behind)
  return position && { ...position, index: position.index + 1 }
}
