import { useEffect, useEffectEvent } from 'react'
import { closeDisclosure, findOpenDisclosure } from '@/components/ui/tool-disclosure'
import type { InlineText } from '../inline-text/use-inline-text'
import { isTextTarget } from '../selection/text-target'
import type { Selection } from '../selection/use-selection'
import { type BlockShortcut, blockShortcut } from './shortcuts'
import type { BlockActions } from './use-block-actions'

/** Choosing and moving blocks by keys, over the whole page; what belongs to fields and texts stays theirs. */
export function useBlockShortcuts(blockActions: BlockActions, { isActive, inlineText }: KeyParts): void {
  const actNow = useEffectEvent((shortcut: BlockShortcut) => act(shortcut, { blockActions, inlineText }))

  useEffect(() => {
    if (!isActive) return
    const press = (event: KeyboardEvent) => {
      const isInText = isTextTarget(event.target)
      // The writing of a text keeps every Escape from the browser, whether it needs it or not.
      if ((event.defaultPrevented && !isInText) || document.querySelector('dialog[open]')) return
      const isInField = event.target instanceof Element && event.target.closest('input, textarea, select')
      const shortcut = isInField ? null : blockShortcut(event, isInText)
      if (shortcut && actNow(shortcut)) event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isActive])
}

interface KeyParts {
  isActive: boolean
  inlineText: InlineText
}

/** @returns whether there was anything to do */
function act(
  shortcut: BlockShortcut,
  { blockActions, inlineText }: { blockActions: BlockActions; inlineText: InlineText },
): boolean {
  const { selection } = blockActions
  const isAny = selection.keys.length > 0
  switch (shortcut) {
    case 'up':
    case 'down':
      blockActions.moveBy(shortcut === 'up' ? -1 : 1)
      return isAny
    case 'extendUp':
    case 'extendDown':
      selection.extend(shortcut === 'extendUp' ? -1 : 1)
      return isAny
    case 'all':
      selection.all()
      return true
    case 'leave':
      return leave(selection, inlineText)
  }
}

/** Leaves one thing: what lies over the page, unless a text has the focus; the text that is written; what is selection. */
function leave(selection: Selection, inlineText: InlineText): boolean {
  const panel = isTextTarget(document.activeElement) ? null : findOpenDisclosure()
  if (panel) closeDisclosure(panel)
  else if (inlineText.text) inlineText.end()
  else return selection.leave()
  return true
}
