import { useState } from 'react'
import { toImage } from '@/features/pictures/to-image'
import { uploadPicture } from '@/features/pictures/uploads/upload-picture'
import { useFileDrop } from '@/features/pictures/uploads/use-file-drop'
import type { Failure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { Tree } from '../core/document'
import type { Editor } from '../core/editor'
import { createKey } from '../core/new-key'
import { toInsertions, toStep } from '../core/operations'
import { findBlockKey } from '../page-elements/block-element'
import type { Selection } from '../selection/use-selection'
import { createPictureBlock, findPositionAfter } from './picture-block'

/** A file whose upload failed, or whose picture could not be inserted (`failure` is null). */
export interface DropProblem {
  name: string
  failure: Failure | null
}

export interface PictureDropOptions {
  editor: Editor
  locale: Locale
  selection: Pick<Selection, 'activeKey' | 'select'>
}

/**
 * Creates image blocks from picture files that are dropped or pasted onto the edited page: after
 * the block under the pointer, otherwise after the selected one. Inactive while a dialog is open.
 */
export function usePictureDrop({ editor, locale, selection }: PictureDropOptions) {
  const [uploadingCount, setUploadingCount] = useState(0)
  const [problems, setProblems] = useState<DropProblem[]>([])

  /** @returns true if the blocks were inserted */
  const insert = (blocks: readonly Tree[], afterKey: string | null): boolean => {
    const [first] = blocks
    const operation = first && toStep(toInsertions(blocks, findPositionAfter(editor.document, afterKey, first)))
    if (!operation || !editor.execute(operation, 'insert')) return false
    selection.select(blocks.at(-1)?.key ?? first.key)
    return true
  }

  const add = async (files: File[], target: EventTarget | null) => {
    const afterKey = findBlockKey(target) ?? selection.activeKey
    setProblems([])
    setUploadingCount((count) => count + files.length)
    const results = await Promise.all(
      files.map(async (file) => {
        const options = { signal: new AbortController().signal, onProgress: () => undefined }
        const result = await uploadPicture(locale, { file, folder: null }, options)
        setUploadingCount((count) => count - 1)
        return { file, result }
      }),
    )
    const isInserted = insert(
      results.flatMap(({ result }) =>
        result.ok ? (createPictureBlock(createKey(), toImage(result.value.picture)) ?? []) : [],
      ),
      afterKey,
    )
    setProblems(
      results.flatMap(({ file: { name }, result }): DropProblem[] => {
        if (result.ok) return isInserted ? [] : [{ name, failure: null }]
        return [{ name, failure: result.failure }]
      }),
    )
  }

  const isOver = useFileDrop({
    onFiles: (files, target) => void editor.unsavedWork.prepare(add(files, target)),
    isActive: () => document.querySelector('dialog[open]') === null,
  })
  return { isOver, uploadingCount, problems, clearProblems: () => setProblems([]) }
}
