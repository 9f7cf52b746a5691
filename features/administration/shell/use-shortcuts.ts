import { useEffect, useEffectEvent, useState } from 'react'
import { viewOf } from '../registry'
import { isTyping } from './is-typing'

const storageKey = 'buehnenhaus.administration.shortcuts'

interface ShortcutOptions {
  onPalette: () => void
  onHelp: () => void
  onNew: (path: string) => void
  root: string
  types: readonly string[]
}

/** Whether single keys are shortcuts, as this browser was told (WCAG 2.2, 2.1.4). */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

/** The keys that work on every screen: Ctrl+K, and, unless they are switched off, `?` and `n`. */
export function useShortcuts({ onPalette, onHelp, onNew, root, types }: ShortcutOptions) {
  const [isOn, setOn] = useState(true)
  // The browser's storage is known in the browser alone.
  useEffect(() => setOn(areShortcutsOn()), [])

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      return onPalette()
    }
    if (event.ctrlKey || event.metaKey || event.altKey || !isOn || isTyping(event)) return
    if (event.key === '?') onHelp()
    const [, type = ''] = window.location.pathname.slice(root.length).split('/')
    if (event.key !== 'n' || !types.includes(type) || !viewOf(type)?.can.create) return
    event.preventDefault()
    onNew(`${root}/${type}/new`)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return {
    isOn,
    onSwitch(next: boolean) {
      setOn(next)
      if (next) localStorage.removeItem(storageKey)
      else localStorage.setItem(storageKey, 'off')
    },
  }
}
