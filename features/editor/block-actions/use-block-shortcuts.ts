import { useEffect, useEffectEvent } from 'react'
import { closeDisclosure, findOpenDisclosure } from '@/components/ui/tool-disclosure'
import type { InlineText } from '../inline-text/use-inline-text'
import { isTextTarget } from '../selection/text-target'
import type { Selection } from '../selection/use-selection'
import type { TextWalk } from '../text-flow/use-text-walk'
import { type BlockShortcut, findBlockShortcut } from './shortcuts'
import type { BlockActions } from './use-block-actions'

/** Elements that handle the keys of the shortcuts themselves. */
const ownKeysSelector =
  'input, textarea, select, [role=listbox], [role=menu], [role=radiogroup], [role=grid], [role=treegrid], [role=tablist]'

/** Keyboard shortcuts that select and move blocks. Keys in fields and texts keep their meaning. */
export function useBlockShortcuts(blockActions: BlockActions, { isActive, inlineText, walk }: ShortcutOptions): void {
  const handleShortcut = useEffectEvent((shortcut: BlockShortcut) =>
    runShortcut(shortcut, { blockActions, inlineText, walk }),
  )

  useEffect(() => {
    if (!isActive) return
    const handleKeyDown = (event: KeyboardEvent) => {
      const isInText = isTextTarget(event.target)
      // The text editor prevents the default of every Escape, even if it does not use the key.
      if (event.defaultPrevented && !isInText) return
      const isInField = event.target instanceof Element && event.target.closest(ownKeysSelector)
      const shortcut = isInField ? null : findBlockShortcut(event, isInText)
      // This query is slow on long pages. It runs only for shortcuts, because most key presses are
      // letters.
      if (!shortcut || document.querySelector('dialog[open]')) return
      if (handleShortcut(shortcut)) event.preventDefault()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [isActive])
}

interface ShortcutOptions {
  isActive: boolean
  inlineText: InlineText
  walk: TextWalk['walk']
}

/** @returns true if the key was handled */
function runShortcut(
  shortcut: BlockShortcut,
  { blockActions, inlineText, walk }: Omit<ShortcutOptions, 'isActive'> & { blockActions: BlockActions },
): boolean {
  const { selection } = blockActions
  const hasSelection = selection.keys.length > 0
  switch (shortcut) {
    case 'up':
    case 'down':
      blockActions.moveBy(shortcut === 'up' ? -1 : 1)
      return hasSelection
    case 'extendUp':
    case 'extendDown':
      selection.extend(shortcut === 'extendUp' ? -1 : 1)
      return hasSelection
    case 'next':
    case 'previous':
      return hasSelection && walk(shortcut === 'next' ? 1 : -1)
    case 'all':
      selection.selectAll()
      return true
    case 'leave':
      return closeTopmost(selection, inlineText)
  }
}

/**
 * Closes one layer for each press of Escape: an open panel, unless a text has the focus, then the
 * edited text, then the selection.
 * @returns false if there was nothing to close
 */
function closeTopmost(selection: Selection, inlineText: InlineText): boolean {
  const panel = isTextTarget(document.activeElement) ? null : findOpenDisclosure()
  if (panel) closeDisclosure(panel)
  else if (inlineText.text) inlineText.end()
  else return selection.leave()
  return true
}
