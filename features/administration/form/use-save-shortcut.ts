import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isPressed } from '@/components/behavior/single-keys'

/**
 * Submits a form with Ctrl+S or Cmd+S, regardless of the focused element. Does nothing while a
 * dialog is open.
 * @param isDirty true if there are changes to save
 */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, isDirty: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed(event) || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    if (isDirty && !document.querySelector('dialog[open]')) form.current?.requestSubmit()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
