'use client'

import { useEffect, useRef } from 'react'
import { useAddress } from '@/lib/i18n/plain-navigation'
import { isHeaderHidden, scrollThreshold } from './header-visibility'
import { animateMenus } from './menu-motion'

const openMenus = 'details[data-menu][open]'

function closeMenus(header: HTMLElement | null): void {
  for (const menu of header?.querySelectorAll(openMenus) ?? []) menu.removeAttribute('open')
}

/**
 * The scripted behavior of the header: it hides and shrinks on scrolling, and its menus (`data-menu`) close by Esc
 * (the focus returns to the button), by a click elsewhere, when the focus leaves them and when the page changes. The
 * browser keeps only one of them open (details with the same name). Renders nothing.
 */
export function HeaderBehavior({ headerId }: { headerId: string }) {
  const address = useAddress()
  const shownAddress = useRef(address)

  // A menu that was opened before hydration stays open: only another page closes it.
  useEffect(() => {
    if (shownAddress.current !== address) closeMenus(document.getElementById(headerId))
    shownAddress.current = address
  }, [address, headerId])

  useEffect(() => {
    const header = document.getElementById(headerId)
    if (!header) return
    const controller = new AbortController()
    const { signal } = controller
    const openMenu = () => header.querySelector(openMenus)

    const update = () => {
      const active = document.activeElement
      const hasFocus = active !== null && header.contains(active) && active.matches(':focus-visible')
      const scrolled = window.scrollY
      header.toggleAttribute('data-scrolled', scrolled > scrollThreshold)
      header.toggleAttribute(
        'data-hidden',
        isHeaderHidden({ scrolled, hasFocus, isMenuOpen: openMenu() !== null }),
      )
    }
    const closeByEscape = (event: KeyboardEvent) => {
      const menu = openMenu()
      if (event.key !== 'Escape' || !menu) return
      closeMenus(header)
      menu.querySelector('summary')?.focus()
    }
    const closeWhenLeft = (to: EventTarget | null) => {
      const menu = openMenu()
      if (to instanceof Node && menu && !menu.contains(to)) closeMenus(header)
    }
    const closeWhenFollowed = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) closeMenus(header)
    }

    window.addEventListener('scroll', update, { signal, passive: true })
    header.addEventListener('focusin', update, { signal })
    header.addEventListener('focusout', update, { signal })
    const enterField = (menu: EventTarget | null) => {
      if (!(menu instanceof HTMLDetailsElement && menu.open)) return
      const field = menu.querySelector('input')
      // While its motion begins, the menu cannot take the focus yet.
      if (field) requestAnimationFrame(() => requestAnimationFrame(() => field.focus()))
    }
    // `toggle` does not bubble.
    header.addEventListener('toggle', update, { signal, capture: true })
    header.addEventListener('toggle', ({ target }) => enterField(target), { signal, capture: true })
    header.addEventListener('submit', () => closeMenus(header), { signal })
    header.addEventListener('focusout', (event) => closeWhenLeft(event.relatedTarget), { signal })
    document.addEventListener('pointerdown', (event) => closeWhenLeft(event.target), { signal })
    header.addEventListener('click', closeWhenFollowed, { signal })
    document.addEventListener('keydown', closeByEscape, { signal })
    update()
    // One that was opened before hydration.
    if (document.activeElement?.tagName === 'SUMMARY') enterField(document.activeElement.parentElement)
    const endMotion = animateMenus(header)
    return () => {
      controller.abort()
      endMotion()
    }
  }, [headerId])

  return null
}
