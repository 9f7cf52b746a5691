import { useState } from 'react'
import { useSessionValue } from '@/components/ui/use-session-value'

/**
 * The visibility of the outline. Next to the page it is stored in the session storage of the tab;
 * as a dialog it lasts until it is closed.
 */
export function useOutlineState(isDocked: boolean): [isOpen: boolean, setOpen: (next: boolean) => void] {
  const [dockedState, setDockedState] = useSessionValue('editor-outline')
  const [isOpen, setOpen] = useState(false)
  return isDocked
    ? [dockedState !== null, (next) => setDockedState(next ? 'shown' : null)]
    : [isOpen, setOpen]
}
