import Cookies from 'js-cookie'
import { useEffect, useState } from 'react'
import { isKeyForScreen } from '@/components/behavior/single-keys'

/** A cookie, because a logout clears the browser storage. */
const cookieName = 'edit_key'
const cookieDays = 365

/**
 * Follows a link by the key E. Users can disable it, because voice control also sends single
 * letters (WCAG 2.1.4).
 * @param linkId null for no link
 */
export function useEditKey(linkId: string | null): { isOn: boolean; setOn: (isOn: boolean) => void } {
  const [isOn, setIsOn] = useState(() => Cookies.get(cookieName) !== 'off')

  useEffect(() => {
    const link = linkId === null ? null : document.getElementById(linkId)
    if (!isOn || !link) return
    link.setAttribute('aria-keyshortcuts', 'E')
    const follow = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'e' || event.repeat || !isKeyForScreen(event)) return
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
