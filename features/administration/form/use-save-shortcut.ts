import type { RefObject } from 'react'
import { isPressed } from '@/components/behavior/single-keys'
import { useDocumentKeyDown } from '@/components/behavior/use-document-key-down'

/**
 * Submits a form with Ctrl+S or Cmd+S, regardless of the focused element. Does nothing while a
 * dialog is open.
 * @param isDirty true if there are changes to save
 */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, isDirty: boolean): void {
  useDocumentKeyDown((event) => {
    if (!isPressed(event) || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (isDirty && !document.querySelector('dialog[open]')) form.current?.requestSubmit()
  })
}
