import { useState } from 'react'
import { useSessionValue } from '@/components/ui/use-session-value'

/** Whether the outline is shown: beside the page it stays as long as the tab is open, as a dialog until it is closed. */
export function useOutlined(isDocked: boolean): [isOutlined: boolean, setOutlined: (next: boolean) => void] {
  const [docked, dock] = useSessionValue('editor-outline')
  const [isOpen, setOpen] = useState(false)
  return isDocked ? [docked !== null, (next) => dock(next ? 'shown' : null)] : [isOpen, setOpen]
}
