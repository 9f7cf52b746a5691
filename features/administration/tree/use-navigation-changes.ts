import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useState } from 'react'
import type { NavigationValues } from '@/lib/contract/administration/navigation'
import type { OwnFieldsProps } from '../record-type'
import { type NavigationPart, navigationParts, toPartValue } from './navigation-parts'
import type { OutlineItem } from './outline'

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
    change(part: NavigationPart, items: readonly OutlineItem[], text: string): void {
      setSteps({ revision, before: [...before, values] })
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
