'use client'

import { useEffect } from 'react'
import { useAddress } from '@/lib/i18n/plain-navigation'
import { isHeaderHidden } from './header-visibility'

export interface HeaderBehaviourProps {
  headerId: string
  menuId: string
}

/**
 * What the header does beyond what the browser does: it hides on scrolling, and its menu closes by Esc (the focus
 * returns to its button), when the focus leaves it and when the page changes. Renders nothing.
 */
export function HeaderBehaviour({ headerId, menuId }: HeaderBehaviourProps) {
  const address = useAddress()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the address is what closes the menu.
  useEffect(() => {
    document.getElementById(menuId)?.removeAttribute('open')
  }, [address, menuId])

  useEffect(() => {
    const header = document.getElementById(headerId)
    const menu = document.getElementById(menuId)
    if (!header || !(menu instanceof HTMLDetailsElement)) return
    const listening = new AbortController()
    const { signal } = listening

    const update = () => {
      const active = document.activeElement
      const hasFocus = active !== null && header.contains(active) && active.matches(':focus-visible')
      header.toggleAttribute(
        'data-hidden',
        isHeaderHidden({ scrolled: window.scrollY, hasFocus, isMenuOpen: menu.open }),
      )
    }
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    const closeWhenLeft = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) menu.open = false
    }
    const closeWhenFollowed = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) menu.open = false
    }

    window.addEventListener('scroll', update, { signal, passive: true })
    header.addEventListener('focusin', update, { signal })
    header.addEventListener('focusout', update, { signal })
    menu.addEventListener('toggle', update, { signal })
    menu.addEventListener('focusout', closeWhenLeft, { signal })
    menu.addEventListener('click', closeWhenFollowed, { signal })
    document.addEventListener('keydown', closeByEscape, { signal })
    update()
    return () => listening.abort()
  }, [headerId, menuId])

  return null
}
