import { useState } from 'react'
import { areSingleKeysOn, isPressed, isSingleKey, switchSingleKeys } from '@/components/behavior/single-keys'
import { useDocumentKeyDown } from '@/components/behavior/use-document-key-down'

interface ShortcutOptions {
  onPalette: () => void
  onHelp: () => void
  onNew: (path: string) => void
  root: string
  /** Names of the record types that the user may create. */
  creatableTypes: readonly string[]
}

/** Handles the shortcuts of every screen: Ctrl+K, and `?` and `n` unless they are turned off. */
export function useShortcuts({ onPalette, onHelp, onNew, root, creatableTypes }: ShortcutOptions) {
  const [isOn, setOn] = useState(areSingleKeysOn)

  useDocumentKeyDown((event) => {
    const isCommand = isPressed(event) && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    if (isCommand && !document.querySelector('dialog[open]')) {
      event.preventDefault()
      return onPalette()
    }
    if (!isSingleKey(event)) return
    if (event.key === '?') onHelp()
    const [, type = ''] = window.location.pathname.slice(root.length).split('/')
    if (event.key !== 'n' || !creatableTypes.includes(type)) return
    event.preventDefault()
    onNew(`${root}/${type}/new`)
  })
  return {
    isOn,
    onSwitch(isNowOn: boolean) {
      setOn(isNowOn)
      switchSingleKeys(isNowOn)
    },
  }
}
