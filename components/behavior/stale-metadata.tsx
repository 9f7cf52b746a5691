'use client'

import { useEffect } from 'react'

/** Selects the elements of the head that belong to one page rather than to the whole site. */
const metadataSelector = [
  'title',
  'meta[property]',
  'meta[name]:not([name="viewport"], [name="theme-color"], [name="color-scheme"])',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
].join()

/**
 * Removes the metadata that the server sent when the metadata of another page appears. React
 * hydrates metadata last. If the visitor navigates earlier, React never removes the elements that
 * it has not hydrated, and the window would keep the title of the first page.
 * @returns a function that stops the observer
 */
export function removeStaleMetadata({ head, location }: Document): () => void {
  const serverMetadata = [...head.querySelectorAll(metadataSelector)]
  const getAddress = () => location.pathname + location.search
  const firstAddress = getAddress()
  const observer = new MutationObserver(() => {
    // An error page adds a second title at the same address. That is not a new page.
    if (getAddress() === firstAddress || head.querySelectorAll('title').length < 2) return
    observer.disconnect()
    // The elements are moved, not removed, because React later removes the hydrated ones from their
    // parent.
    new DocumentFragment().append(...serverMetadata)
  })
  observer.observe(head, { childList: true })
  return () => observer.disconnect()
}

/** Removes stale metadata on every page. Renders nothing. */
export function StaleMetadata() {
  useEffect(() => removeStaleMetadata(document), [])

  return null
}
