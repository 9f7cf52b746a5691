import { useTranslations } from 'next-intl'
import type { NoticeContent } from '@/components/ui/notice'
import type { Locale } from '@/lib/contract/common/locale'
import { maxNewModules } from '@/lib/contract/pages/module-writes'
import type { BlockNames } from '../../block-names/use-block-names'
import { findPosition, type Position, type Tree } from '../../core/document'
import type { Editor } from '../../core/editor'
import type { StepKind } from '../../core/history'
import { createKey } from '../../core/new-key'
import type { Operation } from '../../core/operations'
import { isAllowed } from '../../core/placement'
import type { PastedIntoText } from '../../inline-text/pasting/handle-paste'
import type { PastedContent } from '../../inline-text/pasting/pasted-content'
import { countSkippedInText, type SkippedContent } from '../../inline-text/pasting/skipped-content'
import { useSkippedContentMessage } from '../../inline-text/pasting/use-skipped-content-message'
import { continueText, isTextBlock } from '../../text-flow/text-blocks'
import { toInsertOperation } from '../batch-operations'
import { parseClipboardTrees } from './clipboard-content'
import { findPasteTarget } from './paste-target'
import { joinParts, type PastedFile, splitParts, toBlocks } from './pasted-blocks'

export interface PasteOptions {
  editor: Editor | null
  locale: Locale
  names: BlockNames
  /** The key of the block after which content is pasted. */
  selectedKey: string | null
  notify: (notice: NoticeContent) => void
  perform: (operation: Operation | null, message: string, kind?: StepKind) => boolean
  onPaste: (keys: readonly string[]) => void
}

export interface Paste {
  /** Pastes blocks of this editor or content of another program. */
  paste: (content: PastedContent) => Promise<void>
  /**
   * Pastes content that is not only text while a text is edited.
   * @returns false if the text editor must insert the content itself
   */
  pasteIntoText: (content: PastedIntoText) => boolean
}

/** Pastes content. Its pictures are uploaded and inserted afterwards. */
export function usePaste({ editor, locale, names, selectedKey, notify, perform, onPaste }: PasteOptions): Paste {
  const t = useTranslations('editor.blockActions.clipboard')
  const describeSkipped = useSkippedContentMessage()

  const notifyRefused = (reason: 'nothing' | 'broken') => notify({ kind: 'error', text: t(reason) })
  const notifyForbidden = ({ model }: Tree, count: number) =>
    notify({ kind: 'error', text: t('notAllowedHere', { block: names.getModelName(model), count }) })
  const notifySkipped = (skippedContent: SkippedContent) => {
    const text = describeSkipped(skippedContent)
    if (text) notify({ kind: 'error', text, isLasting: true })
  }
  const performAt = (operation: Operation | null, position: Position, trees: readonly Tree[]): boolean => {
    const message = t('pasted', { count: trees.length, position: names.describePosition(position, []) })
    const isDone = perform(operation, message, 'paste')
    if (isDone && trees.length > 0) onPaste(trees.map(({ key }) => key))
    return isDone
  }

  /** @returns true if the blocks were inserted */
  const insert = (trees: readonly Tree[]): boolean => {
    const [first] = trees
    if (!editor || !first) return false
    const target = findPasteTarget(editor.document, trees, selectedKey)
    if (target) return performAt(toInsertOperation(trees, target), target, trees)
    notifyForbidden(first, trees.length)
    return false
  }

  const addFiles = async (files: readonly PastedFile[], firstKey: string | null, skippedContent: SkippedContent) => {
    if (files.length > 0) notify({ kind: 'success', text: t('uploading', { count: files.length }) })
    const upload = async () => {
      const { addPictures } = await import('./add-pictures')
      return editor ? addPictures(editor, locale, { files, firstKey, selectedKey }) : 0
    }
    const refusedCount = editor && files.length > 0 ? await editor.unsavedWork.prepare(upload()) : 0
    notifySkipped({ ...skippedContent, pictures: skippedContent.pictures + refusedCount })
  }

  return {
    async paste(content) {
      const ownTrees = parseClipboardTrees(content.html, createKey)
      if (ownTrees === 'refused') return notifyRefused('broken')
      if (ownTrees) return void insert(ownTrees)
      const [{ readMedium }, { readPasted }] = await Promise.all([
        import('../../inline-text/pasting/read-medium'),
        import('../../inline-text/pasting/read-pasted'),
      ])
      const { parts, skippedContent } = readMedium(content) ?? readPasted(content)
      if (parts.length > maxNewModules) return notifyRefused('broken')
      if (parts.length === 0 && !describeSkipped(skippedContent)) return notifyRefused('nothing')
      const { trees, files } = toBlocks(parts, createKey)
      if (trees.length === 0 || insert(trees)) await addFiles(files, trees[0]?.key ?? null, skippedContent)
    },
    pasteIntoText({ key, ...pastedWithContext }) {
      const { parsedPaste } = pastedWithContext
      const position = editor && findPosition(editor.document, key)
      // The text editor inserts pure text itself and moves the caret to its end.
      const isText = parsedPaste.parts.every((part) => part.kind === 'richText')
      if (!position || isText || !isTextBlock(editor.document, key)) {
        notifySkipped(countSkippedInText(parsedPaste))
        return false
      }
      const { text, trees, files } = splitParts(key, joinParts(pastedWithContext), createKey)
      const nextPosition = { ...position, index: position.index + 1 }
      const [first] = trees
      const operations = continueText(editor.document, key, { text, trees }) ?? []
      const operation: Operation = { type: 'several', operations }
      if (first && !isAllowed(editor.document, operation)) notifyForbidden(first, trees.length)
      else if (performAt(operation, nextPosition, trees))
        void addFiles(files, first?.key ?? null, parsedPaste.skippedContent)
      return true
    },
  }
}
