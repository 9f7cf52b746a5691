import { useState } from 'react'
import { toImage } from '@/features/pictures/to-image'
import { uploadPicture } from '@/features/pictures/uploads/upload-picture'
import { useFileDrop } from '@/features/pictures/uploads/use-file-drop'
import type { Failure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import type { Editor } from '../core/editor'
import { createKey } from '../core/new-key'
import type { Operation } from '../core/operations'
import { findBlockKey } from '../page-elements/block-element'
import type { Selection } from '../selection/use-selection'
import { createPictureBlock, findPositionAfter } from './picture-block'

/** A file whose upload failed. */
export interface DropProblem {
  name: string
  failure: Failure
}

export interface PictureDropParts {
  editor: Editor
  locale: Locale
  selection: Pick<Selection, 'active' | 'select'>
}

/**
 * Creates image blocks from picture files that are dropped or pasted onto the edited page: after
 * the block under the pointer, otherwise after the selected one. Inactive while a dialog is open.
 */
export function usePictureDrop({ editor, locale, selection }: PictureDropParts) {
  const [uploadingCount, setUploadingCount] = useState(0)
  const [problems, setProblems] = useState<DropProblem[]>([])

  const add = async (files: File[], target: EventTarget | null) => {
    const afterKey = findBlockKey(target) ?? selection.active
    setProblems([])
    setUploadingCount((count) => count + files.length)
    const results = await Promise.all(
      files.map(async (file) => {
        const parts = { signal: new AbortController().signal, onProgress: () => undefined }
        const result = await uploadPicture(locale, { file, folder: null }, parts)
        setUploadingCount((count) => count - 1)
        return { file, result }
      }),
    )
    const blocks = results.flatMap(({ result }) =>
      result.ok ? (createPictureBlock(createKey(), toImage(result.value.picture)) ?? []) : [],
    )
    setProblems(results.flatMap(({ file, result }) => (result.ok ? [] : { name: file.name, failure: result.failure })))
    const [first] = blocks
    if (!first) return
    const position = findPositionAfter(editor.document, afterKey, first)
    const inserts = blocks.map((tree, index): Operation => {
      return { type: 'insert', position: { ...position, index: position.index + index }, tree }
    })
    const [firstInsert] = inserts
    if (!firstInsert) return
    editor.execute(inserts.length === 1 ? firstInsert : { type: 'several', operations: inserts }, 'insert')
    selection.select(blocks.at(-1)?.key ?? first.key)
  }

  const isOver = useFileDrop({
    onFiles: (files, target) => void add(files, target),
    isActive: () => document.querySelector('dialog[open]') === null,
  })
  return { isOver, uploadingCount, problems, clearProblems: () => setProblems([]) }
}
