import { useState } from 'react'
import { useSessionValue } from '@/components/ui/use-session-value'

/**
 * Returns the visibility of the outline. If the outline is docked next to the page, its visibility
 * is stored until the tab is closed. As a dialog, it is visible until it is closed.
 */
export function useOutlineState(isDocked: boolean): [isOpen: boolean, setOpen: (next: boolean) => void] {
  const [dockedState, setDockedState] = useSessionValue('editor-outline')
  const [isOpen, setOpen] = useState(false)
  return isDocked ? [dockedState !== null, (next) => setDockedState(next ? 'shown' : null)] : [isOpen, setOpen]
}
