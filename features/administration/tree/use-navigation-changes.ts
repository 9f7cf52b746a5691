import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { isPressed } from '@/components/behavior/single-keys'
import { type NavigationValues, navigationRecords } from '@/lib/contract/administration/navigation'
import type { CustomFieldsProps } from '../record-type'
import { type NavigationPart, navigationParts, toItems, toPartValue } from './navigation-parts'
import type { OutlineItem } from './outline'

/** Returns the new entries of a part, given the current ones. */
export type Arrange = (items: readonly OutlineItem[]) => readonly OutlineItem[]

interface NavigationChangesOptions extends Pick<CustomFieldsProps, 'onChange'> {
  /** Revision that the values are based on. */
  revision: number | null
  values: NavigationValues
}

/**
 * Changes the menus and the footer step by step. Each step is announced to screen readers. Steps
 * can be undone until the menus are stored.
 */
export function useNavigationChanges({ revision, values, onChange }: NavigationChangesOptions) {
  const t = useTranslations('administration.tree')
  const [steps, setSteps] = useState<{ revision: number | null; earlierValues: readonly NavigationValues[] }>({
    revision,
    earlierValues: [],
  })
  const [announcement, announce] = useState('')
  // After another revision has been loaded, earlier steps can no longer be undone, because that
  // would also undo the changes of other users.
  const earlierValues = steps.revision === revision ? steps.earlierValues : []

  // A ref, because a page is added only after a call has returned, and its menu may have changed
  // during the call.
  const latest = useRef({ revision, values, earlierValues })
  useLayoutEffect(() => {
    latest.current = { revision, values, earlierValues }
  })

  const undo = () => {
    const previousValues = earlierValues.at(-1)
    if (!previousValues) return
    for (const part of navigationParts) onChange(part, previousValues[part])
    setSteps({ revision, earlierValues: earlierValues.slice(0, -1) })
    announce(t('undone'))
  }
  return {
    /** Announcement of the last step for screen readers. */
    announcement,
    announce,
    canUndo: earlierValues.length > 0,
    undo,
    change(part: NavigationPart, arrange: Arrange, text: string): void {
      const current = latest.current
      const value = toPartValue(part, arrange(toItems(current.values, part)))
      const newEarlierValues = [...current.earlierValues, current.values]
      const newValues = navigationRecords.values.parse({ ...current.values, [part]: value })
      latest.current = { ...current, values: newValues, earlierValues: newEarlierValues }
      setSteps({ revision: current.revision, earlierValues: newEarlierValues })
      onChange(part, value)
      announce(text)
    },
    /** Undoes the last step on Ctrl+Z. Inside a text field the browser itself handles this key. */
    undoByKey(event: KeyboardEvent): void {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || !isPressed(event.nativeEvent) || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      undo()
    },
  }
}
