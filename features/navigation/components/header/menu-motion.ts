import { animateFrom, getCurrentPose } from '@/components/motion/animate-from'

/** Duration of menu animations in seconds (spec §9). */
const durationSeconds = 0.4
const closedPose = { clipPath: 'inset(0 0 100%)' }
const openPose = { clipPath: 'inset(0)' }

/**
 * Animates the menus of a header (`data-menu`) like a curtain. Menus can be used during the
 * animation, which can be reversed.
 * @returns a function that stops it
 */
export function animateMenus(header: HTMLElement): () => void {
  // Runs before the menu is painted, unlike a `toggle` event.
  const observer = new MutationObserver((records) => {
    for (const menu of new Set(records.map(({ target }) => target))) {
      if (!(menu instanceof HTMLDetailsElement) || menu.dataset.menu === undefined) continue
      const panel = menu.querySelector<HTMLElement>(':scope > div')
      if (panel) animateFrom(panel, getCurrentPose(panel) ?? (menu.open ? closedPose : openPose), durationSeconds)
    }
  })
  observer.observe(header, { subtree: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
