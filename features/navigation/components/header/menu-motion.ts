import { animateFrom, currentPose } from '@/components/motion/animate-from'

/** In seconds (spec §9, menu animations). */
const duration = 0.4
const closed = { clipPath: 'inset(0 0 100%)' }
const open = { clipPath: 'inset(0)' }

/**
 * Animates the menus of a header (`data-menu`) like a curtain; a reversed animation continues from its current state. Menus
 * can be used immediately. @returns a function that stops it
 */
export function animateMenus(header: HTMLElement): () => void {
  // Unlike a `toggle` event, this runs before the menu is painted.
  const turned = new MutationObserver((records) => {
    for (const menu of new Set(records.map(({ target }) => target))) {
      if (!(menu instanceof HTMLDetailsElement) || menu.dataset.menu === undefined) continue
      const panel = menu.querySelector<HTMLElement>(':scope > div')
      if (panel) animateFrom(panel, currentPose(panel) ?? (menu.open ? closed : open), duration)
    }
  })
  turned.observe(header, { subtree: true, attributeFilter: ['open'] })
  return () => turned.disconnect()
}
