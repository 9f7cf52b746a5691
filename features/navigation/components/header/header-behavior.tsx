'use client'

import { useEffect, useRef } from 'react'
import { useAddress } from '@/lib/i18n/plain-navigation'
import { isHeaderHidden, scrollThreshold } from './header-visibility'
import { animateMenus } from './menu-motion'

const openMenuSelector = 'details[data-menu][open]'

function closeMenus(header: HTMLElement | null): void {
  for (const menu of header?.querySelectorAll(openMenuSelector) ?? []) menu.removeAttribute('open')
}

/**
 * Hides the header on scrolling, and closes its menus (`data-menu`) on Esc, on a click or focus
 * outside, and after a navigation. The menus are details with one name, so that the browser keeps
 * only one open. Renders nothing.
 */
export function HeaderBehavior({ headerId }: { headerId: string }) {
  const address = useAddress()
  const lastAddress = useRef(address)

  // A menu opened before hydration stays open until the next page.
  useEffect(() => {
    if (lastAddress.current !== address) closeMenus(document.getElementById(headerId))
    lastAddress.current = address
  }, [address, headerId])

  useEffect(() => {
    const header = document.getElementById(headerId)
    if (!header) return
    const controller = new AbortController()
    const { signal } = controller
    const findOpenMenu = () => header.querySelector(openMenuSelector)

    const update = () => {
      const focusedElement = document.activeElement
      const hasFocus =
        focusedElement !== null && header.contains(focusedElement) && focusedElement.matches(':focus-visible')
      const scrollY = window.scrollY
      header.toggleAttribute('data-scrolled', scrollY > scrollThreshold)
      header.toggleAttribute('data-hidden', isHeaderHidden({ scrollY, hasFocus, isMenuOpen: findOpenMenu() !== null }))
    }
    const closeByEscape = (event: KeyboardEvent) => {
      const menu = findOpenMenu()
      if (event.key !== 'Escape' || !menu) return
      closeMenus(header)
      menu.querySelector('summary')?.focus()
    }
    const closeOnLeave = (target: EventTarget | null) => {
      const menu = findOpenMenu()
      if (target instanceof Node && menu && !menu.contains(target)) closeMenus(header)
    }
    const closeOnNavigation = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) closeMenus(header)
    }

    window.addEventListener('scroll', update, { signal, passive: true })
    header.addEventListener('focusin', update, { signal })
    header.addEventListener('focusout', update, { signal })
    const focusField = (menu: EventTarget | null) => {
      if (!(menu instanceof HTMLDetailsElement && menu.open)) return
      const field = menu.querySelector('input')
      // The menu cannot take the focus until its animation has started.
      if (field) requestAnimationFrame(() => requestAnimationFrame(() => field.focus()))
    }
    // `toggle` does not bubble.
    header.addEventListener('toggle', update, { signal, capture: true })
    header.addEventListener('toggle', ({ target }) => focusField(target), { signal, capture: true })
    header.addEventListener('submit', () => closeMenus(header), { signal })
    header.addEventListener('focusout', (event) => closeOnLeave(event.relatedTarget), { signal })
    document.addEventListener('pointerdown', (event) => closeOnLeave(event.target), { signal })
    header.addEventListener('click', closeOnNavigation, { signal })
    document.addEventListener('keydown', closeByEscape, { signal })
    update()
    // A menu opened before hydration.
    if (document.activeElement?.tagName === 'SUMMARY') focusField(document.activeElement.parentElement)
    const stopAnimation = animateMenus(header)
    return () => {
      controller.abort()
      stopAnimation()
    }
  }, [headerId])

  return null
}
