import Cookies from 'js-cookie'
import { useEffect, useState } from 'react'

/** Kept beyond the logout, unlike what stands in the browser's storage. */
const cookieName = 'edit_key'
const cookieDays = 365

const texts = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog'

/** Whether a key is meant for the page, and for nothing that takes letters. */
function isForPage(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented, repeat, altKey, ctrlKey, metaKey } = event
  const isChord = altKey || ctrlKey || metaKey
  if (key.toLowerCase() !== 'e' || isChord || defaultPrevented || repeat) return false
  return !(target instanceof Element && target.closest(texts))
}

/**
 * Follows a link by the key E, or none. It can be switched off, since single letters are also what voice control and keys struck by
 * mistake send (WCAG 2.1.4).
 */
export function useEditKey(linkId: string | null): { isOn: boolean; setOn: (isOn: boolean) => void } {
  const [isOn, setIsOn] = useState(() => Cookies.get(cookieName) !== 'off')

  useEffect(() => {
    const link = linkId === null ? null : document.getElementById(linkId)
    if (!isOn || !link) return
    link.setAttribute('aria-keyshortcuts', 'E')
    const follow = (event: KeyboardEvent) => {
      if (!isForPage(event)) return
      event.preventDefault()
      link.click()
    }
    document.addEventListener('keydown', follow)
    return () => {
      link.removeAttribute('aria-keyshortcuts')
      document.removeEventListener('keydown', follow)
    }
  }, [isOn, linkId])

  const setOn = (next: boolean) => {
    if (next) Cookies.remove(cookieName)
    else Cookies.set(cookieName, 'off', { expires: cookieDays, sameSite: 'lax' })
    setIsOn(next)
  }
  return { isOn, setOn }
}
