import { type RefObject, useLayoutEffect, useState } from 'react'
import { findRenderedAncestor, type ModuleChange } from './compare-modules'
import type { MarkedChange } from './marks'
import { showMarks } from './show-marks'
import type { LoadedComparison } from './use-comparison'

/** A change on the page: its element, the container of its label, and the change itself. */
export interface ShownChange {
  element: HTMLElement
  label: HTMLElement
  changes: ModuleChange[]
}

/** Marks the changes on the rendered page and returns them in document order. */
export function useShownChanges(
  root: RefObject<HTMLElement | null>,
  comparison: LoadedComparison | null,
  texts: Record<MarkedChange, string>,
): ShownChange[] {
  const [shownChanges, setShownChanges] = useState<ShownChange[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: marks are created once per load.
  useLayoutEffect(() => {
    const page = root.current
    if (!page || !comparison) return
    const mark = () => showMarks(page, texts)
    mark()
    setShownChanges(findChanges(page, comparison))
    // Sliders and frames change their markup after rendering, and need the marks again.
    const observer = new MutationObserver(mark)
    observer.observe(page, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [comparison])

  return shownChanges
}

const findElement = (root: HTMLElement, id: number) => root.querySelector<HTMLElement>(`[data-compared="${id}"]`)

function findChanges(root: HTMLElement, { page, changes }: LoadedComparison): ShownChange[] {
  const changesByHost = new Map<number, ModuleChange[]>()
  for (const [id, change] of changes) {
    const hostId = findRenderedAncestor(page.modules, id, (candidate) => findElement(root, candidate) !== null)
    if (hostId !== null) changesByHost.set(hostId, [...(changesByHost.get(hostId) ?? []), change])
  }
  const shownChanges = [...changesByHost].flatMap(([host, hostChanges]) => {
    const element = findElement(root, host)
    if (!element) return []
    const label = document.createElement('div')
    element.prepend(label)
    element.tabIndex = -1
    const kind = hostChanges.find(({ id }) => id === host)?.kinds[0] ?? 'changed'
    element.dataset.change = kind
    element.closest('details')?.setAttribute('open', '')
    return { element, label, changes: hostChanges }
  })
  return shownChanges.toSorted(({ element: a }, { element: b }) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
}
