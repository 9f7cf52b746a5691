import { type RefObject, useLayoutEffect, useState } from 'react'
import { type ModuleChange, shownBy } from './compared'
import type { MarkedChange } from './marks'
import { showMarks } from './show-marks'
import type { ReadComparison } from './use-comparison'

/** A change on the page: its element, the container of its label, and the change itself. */
export interface ShownChange {
  element: HTMLElement
  label: HTMLElement
  changes: ModuleChange[]
}

/** Marks the changes on the page once it is rendered, in document order. */
export function useShownChanges(
  root: RefObject<HTMLElement | null>,
  comparison: ReadComparison | null,
  texts: Record<MarkedChange, string>,
): ShownChange[] {
  const [shown, setShown] = useState<ShownChange[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks are made once of what was read.
  useLayoutEffect(() => {
    const page = root.current
    if (!page || !comparison) return
    const mark = () => showMarks(page, texts)
    mark()
    setShown(findChanges(page, comparison))
    // Sliders and frames change their markup after rendering.
    const later = new MutationObserver(mark)
    later.observe(page, { childList: true, subtree: true })
    return () => later.disconnect()
  }, [comparison])

  return shown
}

const elementOf = (root: HTMLElement, id: number) =>
  root.querySelector<HTMLElement>(`[data-compared="${id}"]`)

function findChanges(root: HTMLElement, { page, changes }: ReadComparison): ShownChange[] {
  const byHost = new Map<number, ModuleChange[]>()
  for (const [id, change] of changes) {
    const host = shownBy(page.modules, id, (candidate) => elementOf(root, candidate) !== null)
    if (host !== null) byHost.set(host, [...(byHost.get(host) ?? []), change])
  }
  const shown = [...byHost].flatMap(([host, own]) => {
    const element = elementOf(root, host)
    if (!element) return []
    const label = document.createElement('div')
    element.prepend(label)
    element.tabIndex = -1
    const change = own.find(({ id }) => id === host)?.kinds[0] ?? 'changed'
    element.dataset.change = change
    element.closest('details')?.setAttribute('open', '')
    return { element, label, changes: own }
  })
  return shown.toSorted(({ element: one }, { element: other }) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
}
