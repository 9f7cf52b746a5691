import type { RefObject } from 'react'
import { isSingleKey } from '@/components/behavior/single-keys'
import { useDocumentKeyDown } from '@/components/behavior/use-document-key-down'

interface ListKeys {
  searchInput: RefObject<HTMLInputElement | null>
  table: RefObject<HTMLTableElement | null>
  onToggle: (id: number) => void
}

/**
 * Handles the keys of a list: `/` moves the focus to the search, `j` and `k` move between rows, `e`
 * opens the row, `x` selects it.
 */
export function useListKeys({ searchInput, table, onToggle }: ListKeys): void {
  useDocumentKeyDown((event) => {
    if (!isSingleKey(event)) return
    if (event.key === '/') {
      event.preventDefault()
      return searchInput.current?.focus()
    }
    const rows = [...(table.current?.querySelectorAll<HTMLTableRowElement>('tr[data-id]') ?? [])]
    const currentIndex = rows.findIndex((row) => row.contains(document.activeElement))
    const step = ({ j: 1, k: -1 } as const)[event.key]
    if (step) {
      const nextRow = rows[Math.min(Math.max(currentIndex + step, 0), rows.length - 1)]
      nextRow?.querySelector<HTMLElement>('th a')?.focus()
    }
    const row = rows[currentIndex]
    if (event.key === 'e') row?.querySelector<HTMLElement>('th a')?.click()
    if (event.key === 'x' && row) onToggle(Number(row.dataset.id))
  })
}
