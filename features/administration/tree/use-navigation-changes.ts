import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useState } from 'react'
import type { NavigationValues } from '@/lib/contract/administration/navigation'
import type { OwnFieldsProps } from '../record-type'
import { type NavigationPart, navigationParts, toPartValue } from './navigation-parts'
import type { OutlineItem } from './outline'

/** Changes menus and footer step by step; each step is announced and can be undone. */
export function useNavigationChanges(values: NavigationValues, onChange: OwnFieldsProps['onChange']) {
  const t = useTranslations('administration.tree')
  const [before, setBefore] = useState<readonly NavigationValues[]>([])
  const [announcement, announce] = useState('')

  const undo = () => {
    const last = before.at(-1)
    if (!last) return
    for (const part of navigationParts) onChange(part, last[part])
    setBefore(before.slice(0, -1))
    announce(t('undone'))
  }
  return {
    /** The announcement of the last step for screen readers. */
    announcement,
    announce,
    canUndo: before.length > 0,
    undo,
    change(part: NavigationPart, items: readonly OutlineItem[], text: string): void {
      setBefore([...before, values])
      onChange(part, toPartValue(part, items))
      announce(text)
    },
    /** Undoes by Ctrl+Z; inside a field the browser handles this key. */
    undoByKey(event: KeyboardEvent): void {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      undo()
    },
  }
}
