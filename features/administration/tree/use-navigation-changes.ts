import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { type NavigationValues, navigationRecords } from '@/lib/contract/administration/navigation'
import type { OwnFieldsProps } from '../record-type'
import { type NavigationPart, navigationParts, toItems, toPartValue } from './navigation-parts'
import type { OutlineItem } from './outline'

/** Returns the new entries of a part for the current ones. */
export type Arrange = (items: readonly OutlineItem[]) => readonly OutlineItem[]

interface NavigationChangesOptions extends Pick<OwnFieldsProps, 'onChange'> {
  /** The revision of the stored menus. */
  revision: number
  values: NavigationValues
}

/**
 * Changes menus and footer step by step; each step is announced and can be undone until the menus
 * are stored.
 */
export function useNavigationChanges({ revision, values, onChange }: NavigationChangesOptions) {
  const t = useTranslations('administration.tree')
  const [steps, setSteps] = useState<{ revision: number; before: readonly NavigationValues[] }>({
    revision,
    before: [],
  })
  const [announcement, announce] = useState('')
  // Earlier steps would undo the changes of others that came with another revision.
  const before = steps.revision === revision ? steps.before : []

  // A page is added after a call. Its menu may have changed meanwhile.
  const latest = useRef({ revision, values, before })
  useLayoutEffect(() => {
    latest.current = { revision, values, before }
  })

  const undo = () => {
    const last = before.at(-1)
    if (!last) return
    for (const part of navigationParts) onChange(part, last[part])
    setSteps({ revision, before: before.slice(0, -1) })
    announce(t('undone'))
  }
  return {
    /** The announcement of the last step for screen readers. */
    announcement,
    announce,
    canUndo: before.length > 0,
    undo,
    /** Changes the current entries of a part. */
    change(part: NavigationPart, arrange: Arrange, text: string): void {
      const current = latest.current
      const value = toPartValue(part, arrange(toItems(current.values, part)))
      const nextBefore = [...current.before, current.values]
      const nextValues = navigationRecords.values.parse({ ...current.values, [part]: value })
      latest.current = { ...current, values: nextValues, before: nextBefore }
      setSteps({ revision: current.revision, before: nextBefore })
      onChange(part, value)
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
