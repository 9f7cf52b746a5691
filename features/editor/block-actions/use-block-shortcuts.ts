import { useEffect, useEffectEvent } from 'react'
import { closeDisclosure, findOpenDisclosure } from '@/components/ui/tool-disclosure'
import type { InlineText } from '../inline-text/use-inline-text'
import { isTextTarget } from '../selection/text-target'
import type { Selection } from '../selection/use-selection'
import type { TextWalk } from '../text-flow/use-text-walk'
import { type BlockShortcut, blockShortcut } from './shortcuts'
import type { BlockActions } from './use-block-actions'

/** What has a use of its own for the keys. */
const usesArrows =
  'input, textarea, select, [role=listbox], [role=menu], [role=radiogroup], [role=grid], [role=treegrid], [role=tablist]'

/** Keyboard shortcuts that select and move blocks; keys in fields and texts keep their meaning. */
export function useBlockShortcuts(
  blockActions: BlockActions,
  { isActive, inlineText, walk }: ShortcutOptions,
): void {
  const actNow = useEffectEvent((shortcut: BlockShortcut) =>
    act(shortcut, { blockActions, inlineText, walk }),
  )

  useEffect(() => {
    if (!isActive) return
    const handleKeyDown = (event: KeyboardEvent) => {
      const isInText = isTextTarget(event.target)
      // The text editor prevents the default of every Escape, whether it uses the key or not.
      if (event.defaultPrevented && !isInText) return
      const isInField = event.target instanceof Element && event.target.closest(usesArrows)
      const shortcut = isInField ? null : blockShortcut(event, isInText)
      // Looked for last: it takes a while on a long page, and most keys are letters.
      if (!shortcut || document.querySelector('dialog[open]')) return
      if (actNow(shortcut)) event.preventDefault()
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

/** @returns whether the key was handled */
function act(
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
      selection.all()
      return true
    case 'leave':
      return leave(selection, inlineText)
  }
}

/** Closes the topmost of: an open panel, unless a text has the focus; the text being edited; the selection. */
function leave(selection: Selection, inlineText: InlineText): boolean {
  const panel = isTextTarget(document.activeElement) ? null : findOpenDisclosure()
  if (panel) closeDisclosure(panel)
  else if (inlineText.text) inlineText.end()
  else return selection.leave()
  return true
}
