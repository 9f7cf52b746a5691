import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import type { NoticeContent } from '@/components/ui/notice'
import { maxNewModules } from '@/lib/contract/module-writes'
import type { BlockNames } from '../../block-names/use-block-names'
import { type Tree, treeOf } from '../../core/document'
import type { Editor } from '../../core/editor'
import type { StepKind } from '../../core/history'
import { newKey } from '../../core/new-key'
import type { Operation } from '../../core/operations'
import { isTextMarked, isTextTarget } from '../../selection/text-target'
import { insertAll } from '../batch-operations'
import { type ClipboardContent, contentOfTrees, treesIn } from './clipboard-content'
import { pasteTarget } from './paste-target'
import { readClipboard, writeClipboard } from './system-clipboard'

export interface ClipboardOptions {
  editor: Editor | null
  names: BlockNames
  /** The keys of the blocks to copy. */
  keys: readonly string[]
  /** The key of the block after which others are pasted. */
  selected: string | null
  notify: (notice: NoticeContent) => void
  perform: (operation: Operation | null, message: string, kind?: StepKind) => boolean
  onPaste: (keys: readonly string[]) => void
  onCut: () => void
}

export interface Clipboard {
  copy: () => Promise<void>
  cut: () => Promise<void>
  paste: () => Promise<void>
}

/** Copies, cuts and pastes blocks, by the browser's clipboard events and by buttons. */
export function useClipboard(parts: ClipboardOptions): Clipboard {
  const { editor, names, keys, selected, notify, perform, onPaste, onCut } = parts
  const t = useTranslations('editor.blockActions.clipboard')

  const selectedContent = (): ClipboardContent | null => {
    const trees = editor ? keys.flatMap((key) => treeOf(editor.document, key) ?? []) : []
    return trees.length > 0 ? contentOfTrees(trees) : null
  }
  const notifyCopied = () => notify({ kind: 'save', text: t('copied', { blocks: names.namesOf(keys) }) })
  const refuse = (reason: 'nothing' | 'broken' | 'closed') => notify({ kind: 'error', text: t(reason) })

  const insert = (trees: readonly Tree[]) => {
    if (!editor) return
    const [first] = trees
    if (!first) return refuse('nothing')
    const target = pasteTarget(editor.document, trees, selected)
    if (!target) {
      const block = names.modelName(first.model)
      return notify({ kind: 'error', text: t('notAllowedHere', { block, count: trees.length }) })
    }
    const message = t('pasted', { count: trees.length, position: names.describePosition(target, []) })
    if (perform(insertAll(trees, target), message, 'paste')) onPaste(trees.map(({ key }) => key))
  }
  const pasteContent = async (content: ClipboardContent) => {
    const own = treesIn(content.html, newKey)
    if (own === 'refused') return refuse('broken')
    if (own) return insert(own)
    const { parseExternalBlocks } = await import('./paste-external-html')
    const trees = parseExternalBlocks(content, newKey)
    return trees.length > maxNewModules ? refuse('broken') : insert(trees)
  }
  const copySelection = async (isCut: boolean) => {
    const content = selectedContent()
    if (!content) return
    if (!(await writeClipboard(content))) return refuse('closed')
    notifyCopied()
    if (isCut) onCut()
  }

  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (isElsewhere(event) || isTextMarked()) return
    const content = selectedContent()
    if (!content || !event.clipboardData) return
    event.preventDefault()
    event.clipboardData.setData('text/html', content.html)
    event.clipboardData.setData('text/plain', content.text)
    notifyCopied()
    if (event.type === 'cut') onCut()
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isElsewhere(event) || !event.clipboardData) return
    // Pasted pictures and other files are not blocks.
    if (event.clipboardData.files.length > 0) return
    event.preventDefault()
    const html = event.clipboardData.getData('text/html')
    void pasteContent({ html, text: event.clipboardData.getData('text/plain') })
  })

  const isOpen = editor !== null
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const { signal } = controller
    document.addEventListener('copy', copy, { signal })
    document.addEventListener('cut', copy, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => controller.abort()
  }, [isOpen])

  return {
    copy: () => copySelection(false),
    cut: () => copySelection(true),
    async paste() {
      const content = await readClipboard()
      if (content) await pasteContent(content)
      else refuse('closed')
    },
  }
}

/** Whether an event belongs to a field, a text or a dialog, which handle the clipboard themselves. */
function isElsewhere({ target }: ClipboardEvent): boolean {
  return isTextTarget(target) || document.querySelector('dialog[open]') !== null
}
