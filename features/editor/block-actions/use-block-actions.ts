import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import type { NoticeContent } from '@/components/ui/notice'
import type { Locale } from '@/lib/contract/common/locale'
import type { BlockNames } from '../block-names/use-block-names'
import type { EditorDocument, Position } from '../core/document'
import type { Editor } from '../core/editor'
import type { StepKind } from '../core/history'
import { createKey } from '../core/new-key'
import type { Operation } from '../core/operations'
import { hasLockedPart, isLocked } from '../core/placement'
import type { InlineText } from '../inline-text/use-inline-text'
import type { Selection } from '../selection/use-selection'
import { besideAll, duplicateAll, moveAll, removeAll, shiftedPosition } from './batch-operations'
import { type Clipboard, useClipboard } from './clipboard/use-clipboard'
import { type Dragging, useDragAndDrop } from './dnd/use-drag-and-drop'

export interface BlockActionsOptions {
  /** Null in preview. */
  editor: Editor | null
  locale: Locale
  selection: Selection
  inlineText: Pick<InlineText, 'end'>
  names: BlockNames
  /** Announces a message to screen readers. */
  announce: (message: string) => void
  root: RefObject<HTMLElement | null>
  notify: (notice: NoticeContent) => void
}

export interface BlockActions {
  /** The current document; undefined in preview. */
  document: EditorDocument | undefined
  /** The attributes of a selected or dragged block's element. */
  marksOf: (key: string) => Record<'data-selected' | 'data-dragged', '' | undefined>
  /** A string that changes with the marked blocks, as a cache key. */
  marked: string
  selection: Selection
  names: BlockNames
  dragging: Dragging
  clipboard: Clipboard
  select: (key: string) => void
  /** Whether the selected blocks can be moved up (-1) or down (1). */
  canMove: (step: 1 | -1) => boolean
  moveBy: (step: 1 | -1) => void
  /** Whether the selected blocks can be removed. */
  canRemove: boolean
  /** Executes an operation as one undo step, and announces the message. @returns whether it was possible */
  perform: (operation: Operation | null, message: string) => boolean
  /** Moves the selected blocks. */
  moveTo: (position: Position) => void
  /** Moves one block. */
  move: (key: string, position: Position) => void
  duplicate: () => void
  remove: () => void
  notify: (notice: NoticeContent) => void
}

/** The actions on the blocks of a page: multiple selection, drag and drop, moving, duplicating, removing. */
export function useBlockActions({
  editor,
  locale,
  selection,
  inlineText,
  names,
  announce,
  root,
  notify,
}: BlockActionsOptions): BlockActions {
  const t = useTranslations('editor.blockActions')
  const { keys } = selection

  /** Executes an operation as one undo step, and announces the result. */
  const perform = (operation: Operation | null, message: string, kind?: StepKind): boolean => {
    if (!editor || !operation) return false
    inlineText.end()
    const isDone = editor.execute(operation, kind)
    announce(isDone ? message : t('notAllowed'))
    return isDone
  }
  const moveTo = (moved: readonly string[], position: Position) => {
    const message = t('moved', {
      blocks: names.namesOf(moved),
      position: names.describePosition(position, moved),
    })
    if (editor) perform(moveAll(editor.document, moved, position), message)
  }
  const remove = (kind?: StepKind) => {
    if (!editor) return
    const beside = besideAll(editor.document, keys)
    const message = t('removed', { blocks: names.namesOf(keys) })
    if (perform(removeAll(keys), message, kind)) selection.select(beside)
  }

  const dragging = useDragAndDrop({
    editor,
    root,
    groupOf(key) {
      inlineText.end()
      if (keys.includes(key)) return keys
      selection.select(key)
      return [key]
    },
    onDragEvent(event, { keys: moved, target }) {
      const position = target ? names.describePosition(target.position, moved) : t('nowhere')
      announce(t(`drag.${event}`, { blocks: names.namesOf(moved), position }))
    },
    onDrop: (moved, { position }) => moveTo(moved, position),
  })
  const clipboard = useClipboard({
    editor,
    locale,
    names,
    keys,
    notify,
    perform,
    selected: selection.active,
    onPaste: (pasted) => selection.selectMany(pasted, pasted.at(-1) ?? null),
    onCut: () => remove('cut'),
  })

  const dragged = dragging.drag?.keys ?? []
  return {
    document: editor?.document,
    marksOf: (key) => ({
      'data-selected': keys.includes(key) ? '' : undefined,
      'data-dragged': dragged.includes(key) ? '' : undefined,
    }),
    marked: `${keys} ${dragged}`,
    selection,
    names,
    dragging,
    clipboard,
    perform,
    select: (key) => {
      selection.select(key)
      announce(t('selected', { blocks: names.nameOf(key) }))
    },
    canMove: (step) =>
      editor !== null &&
      !keys.some((key) => isLocked(editor.document, key)) &&
      shiftedPosition(editor.document, keys, step) !== null,
    canRemove: editor !== null && !keys.some((key) => hasLockedPart(editor.document, key)),
    moveBy(step) {
      const position = editor && shiftedPosition(editor.document, keys, step)
      if (position) moveTo(keys, position)
    },
    moveTo: (position) => moveTo(keys, position),
    move: (key, position) => moveTo([key], position),
    duplicate() {
      if (!editor) return
      const { operation, copies } = duplicateAll(editor.document, keys, createKey)
      const message = t('duplicated', { blocks: names.namesOf(keys) })
      if (perform(operation, message, 'duplicate')) selection.selectMany(copies, copies.at(-1) ?? null)
    },
    remove: () => remove(),
    notify,
  }
}
