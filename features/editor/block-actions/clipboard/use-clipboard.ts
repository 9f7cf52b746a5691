import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { findTree } from '../../core/document'
import { readPastedContent } from '../../inline-text/pasting/pasted-content'
import { hasSelectedText, isTextTarget } from '../../selection/text-target'
import { type ClipboardContent, toClipboardContent } from './clipboard-content'
import { readClipboard, writeClipboard } from './system-clipboard'
import { type Paste, type PasteOptions, usePaste } from './use-paste'

export interface ClipboardOptions extends PasteOptions {
  keys: readonly string[]
  onCut: () => void
}

export interface Clipboard extends Pick<Paste, 'pasteIntoText'> {
  copy: () => Promise<void>
  cut: () => Promise<void>
  paste: () => Promise<void>
}

/** Copies, cuts and pastes blocks, on clipboard events of the browser and by buttons. */
export function useClipboard(options: ClipboardOptions): Clipboard {
  const { editor, names, keys, notify, onCut } = options
  const t = useTranslations('editor.blockActions.clipboard')
  const pasteActions = usePaste(options)

  const getSelectedContent = (): ClipboardContent | null => {
    const trees = editor ? keys.flatMap((key) => findTree(editor.document, key) ?? []) : []
    return trees.length > 0 ? toClipboardContent(trees) : null
  }
  const notifyCopied = () => notify({ kind: 'success', text: t('copied', { blocks: names.getNames(keys) }) })
  const notifyClosed = () => notify({ kind: 'error', text: t('closed') })

  const copySelection = async (isCut: boolean) => {
    const content = getSelectedContent()
    if (!content) return
    if (!(await writeClipboard(content))) return notifyClosed()
    notifyCopied()
    if (isCut) onCut()
  }

  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (isHandledElsewhere(event) || hasSelectedText()) return
    const content = getSelectedContent()
    if (!content || !event.clipboardData) return
    event.preventDefault()
    event.clipboardData.setData('text/html', content.html)
    event.clipboardData.setData('text/plain', content.text)
    notifyCopied()
    if (event.type === 'cut') onCut()
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    // use-file-drop.ts has already handled pasted picture files.
    if (event.defaultPrevented || isHandledElsewhere(event)) return
    event.preventDefault()
    void pasteActions.paste(readPastedContent(event))
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
    pasteIntoText: pasteActions.pasteIntoText,
    async paste() {
      const content = await readClipboard()
      if (content) await pasteActions.paste(content)
      else notifyClosed()
    },
  }
}

/** Returns true for events in fields, texts and dialogs, which handle the clipboard themselves. */
function isHandledElsewhere({ target }: ClipboardEvent): boolean {
  return isTextTarget(target) || document.querySelector('dialog[open]') !== null
}
