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
import {
  findNeighbor,
  findShiftedPosition,
  toDuplicateOperation,
  toMoveOperation,
  toRemoveOperation,
} from './batch-operations'
import { type Clipboard, useClipboard } from './clipboard/use-clipboard'
import { type DragState, useDragAndDrop } from './dnd/use-drag-and-drop'

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
  /** Returns the attributes of a block's element that mark it as selected or dragged. */
  getMarks: (key: string) => Record<'data-selected' | 'data-dragged', '' | undefined>
  /** A cache key that changes when other blocks are selected or dragged. */
  marksVersion: string
  selection: Selection
  names: BlockNames
  dragging: DragState
  clipboard: Clipboard
  select: (key: string) => void
  /** Returns true if the selected blocks can be moved up (-1) or down (1). */
  canMove: (step: 1 | -1) => boolean
  moveBy: (step: 1 | -1) => void
  canRemove: boolean
  /**
   * Executes an operation as one undo step and announces the message.
   * @returns true if it was possible
   */
  perform: (operation: Operation | null, message: string) => boolean
  moveTo: (position: Position) => void
  move: (key: string, position: Position) => void
  duplicate: () => void
  remove: () => void
  notify: (notice: NoticeContent) => void
}

/**
 * The actions on the blocks of a page: multiple selection, drag and drop, moving, duplicating,
 * removing.
 */
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

  /** Executes an operation as one undo step and announces the result. */
  const perform = (operation: Operation | null, message: string, kind?: StepKind): boolean => {
    if (!editor || !operation) return false
    inlineText.end()
    const isDone = editor.execute(operation, kind)
    announce(isDone ? message : t('notAllowed'))
    return isDone
  }
  const moveTo = (movedKeys: readonly string[], position: Position) => {
    const message = t('moved', {
      blocks: names.getNames(movedKeys),
      position: names.describePosition(position, movedKeys),
    })
    if (editor) perform(toMoveOperation(editor.document, movedKeys, position), message)
  }
  const remove = (kind?: StepKind) => {
    if (!editor) return
    const neighbor = findNeighbor(editor.document, keys)
    const message = t('removed', { blocks: names.getNames(keys) })
    if (perform(toRemoveOperation(keys), message, kind)) selection.select(neighbor)
  }

  const dragging = useDragAndDrop({
    editor,
    root,
    selectGroup(key) {
      inlineText.end()
      if (keys.includes(key)) return keys
      selection.select(key)
      return [key]
    },
    onDragEvent(event, { keys: movedKeys, target }) {
      const position = target ? names.describePosition(target.position, movedKeys) : t('nowhere')
      announce(t(`drag.${event}`, { blocks: names.getNames(movedKeys), position }))
    },
    onDrop: (movedKeys, { position }) => moveTo(movedKeys, position),
  })
  const clipboard = useClipboard({
    editor,
    locale,
    names,
    keys,
    notify,
    perform,
    selectedKey: selection.activeKey,
    onPaste: (pastedKeys) => selection.selectMany(pastedKeys, pastedKeys.at(-1) ?? null),
    onCut: () => remove('cut'),
  })

  const draggedKeys = dragging.drag?.keys ?? []
  return {
    document: editor?.document,
    getMarks: (key) => ({
      'data-selected': keys.includes(key) ? '' : undefined,
      'data-dragged': draggedKeys.includes(key) ? '' : undefined,
    }),
    marksVersion: `${keys} ${draggedKeys}`,
    selection,
    names,
    dragging,
    clipboard,
    perform,
    select: (key) => {
      selection.select(key)
      announce(t('selected', { blocks: names.getName(key) }))
    },
    canMove: (step) =>
      editor !== null &&
      !keys.some((key) => isLocked(editor.document, key)) &&
      findShiftedPosition(editor.document, keys, step) !== null,
    canRemove: editor !== null && !keys.some((key) => hasLockedPart(editor.document, key)),
    moveBy(step) {
      const position = editor && findShiftedPosition(editor.document, keys, step)
      if (position) moveTo(keys, position)
    },
    moveTo: (position) => moveTo(keys, position),
    move: (key, position) => moveTo([key], position),
    duplicate() {
      if (!editor) return
      const { operation, copyKeys } = toDuplicateOperation(editor.document, keys, createKey)
      const message = t('duplicated', { blocks: names.getNames(keys) })
      if (perform(operation, message, 'duplicate')) selection.selectMany(copyKeys, copyKeys.at(-1) ?? null)
    },
    remove: () => remove(),
    notify,
  }
}
