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
  /** The blocks that are copied. */
  keys: readonly string[]
  /** The block that others are put behind. */
  selected: string | null
  notify: (notice: NoticeContent) => void
  perform: (operation: Operation | null, words: string, kind?: StepKind) => boolean
  onPaste: (keys: readonly string[]) => void
  onCut: () => void
}

export interface Clipboard {
  copy: () => Promise<void>
  cut: () => Promise<void>
  paste: () => Promise<void>
}

/** Copying, cutting and pasting blocks, by the browser's own keys and menus and by buttons. */
export function useClipboard(parts: ClipboardOptions): Clipboard {
  const { editor, names, keys, selected, notify, perform, onPaste, onCut } = parts
  const t = useTranslations('editor.blockActions.clipboard')

  const content = (): ClipboardContent | null => {
    const trees = editor ? keys.flatMap((key) => treeOf(editor.document, key) ?? []) : []
    return trees.length > 0 ? contentOfTrees(trees) : null
  }
  const notifyCopied = () => notify({ kind: 'save', text: t('copied', { blocks: names.namesOf(keys) }) })
  const refuse = (reason: 'nothing' | 'broken' | 'closed') => notify({ kind: 'error', text: t(reason) })

  const insert = (trees: readonly Tree[]) => {
    if (!editor) return
    const [first] = trees
    if (!first) return refuse('nothing')
    const place = pasteTarget(editor.document, trees, selected)
    if (!place) {
      const block = names.modelName(first.model)
      return notify({ kind: 'error', text: t('noPlace', { block, count: trees.length }) })
    }
    const words = t('pasted', { count: trees.length, place: names.placeName(place, []) })
    if (perform(insertAll(trees, place), words, 'paste')) onPaste(trees.map(({ key }) => key))
  }
  const put = async (given: ClipboardContent) => {
    const own = treesIn(given.html, newKey)
    if (own === 'refused') return refuse('broken')
    if (own) return insert(own)
    const { parseExternalBlocks: blocksOfForeign } = await import('./paste-external-html')
    const trees = blocksOfForeign(given, newKey)
    return trees.length > maxNewModules ? refuse('broken') : insert(trees)
  }
  const take = async (isCut: boolean) => {
    const taken = content()
    if (!taken) return
    if (!(await writeClipboard(taken))) return refuse('closed')
    notifyCopied()
    if (isCut) onCut()
  }

  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (isElsewhere(event) || isTextMarked()) return
    const taken = content()
    if (!taken || !event.clipboardData) return
    event.preventDefault()
    event.clipboardData.setData('text/html', taken.html)
    event.clipboardData.setData('text/plain', taken.text)
    notifyCopied()
    if (event.type === 'cut') onCut()
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isElsewhere(event) || !event.clipboardData) return
    // Pictures and other files are not for here.
    if (event.clipboardData.files.length > 0) return
    event.preventDefault()
    const html = event.clipboardData.getData('text/html')
    void put({ html, text: event.clipboardData.getData('text/plain') })
  })

  const isOpen = editor !== null
  useEffect(() => {
    if (!isOpen) return
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('copy', copy, { signal })
    document.addEventListener('cut', copy, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => ended.abort()
  }, [isOpen])

  return {
    copy: () => take(false),
    cut: () => take(true),
    async paste() {
      const given = await readClipboard()
      if (given) await put(given)
      else refuse('closed')
    },
  }
}

/** Fields, texts and dialogs have copying and pasting of their own. */
function isElsewhere({ target }: ClipboardEvent): boolean {
  return isTextTarget(target) || document.querySelector('dialog[open]') !== null
}
