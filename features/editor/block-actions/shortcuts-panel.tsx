import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { isSingleKey } from '@/components/behavior/single-keys'
import { createOnDemand } from '@/components/ui/on-demand'
import { closeDisclosure } from '@/components/ui/tool-disclosure'
import { LazyPanel } from '../toolbar/lazy-panel'

const shortcutList = createOnDemand(async () => (await import('./shortcut-list')).ShortcutList)

/** The panel of keyboard shortcuts. `?` opens and closes it. */
export function ShortcutsPanel() {
  const t = useTranslations('editor.shortcuts')
  const panel = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || !panel.current || !isSingleKey(event)) return
      event.preventDefault()
      if (panel.current.open) return closeDisclosure(panel.current)
      panel.current.open = true
      panel.current.querySelector('summary')?.focus()
    }
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])

  return <LazyPanel ref={panel} icon="keys" label={t('title')} panel={shortcutList} props={{}} />
}
