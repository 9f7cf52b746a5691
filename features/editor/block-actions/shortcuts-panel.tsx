import { useTranslations } from 'next-intl'
import { onDemand } from '@/components/ui/on-demand'
import { LazyPanel } from '../toolbar/lazy-panel'

const shortcutList = onDemand(async () => (await import('./shortcut-list')).ShortcutList)

/** A panel that lists the keyboard shortcuts. */
export function ShortcutsPanel() {
  const t = useTranslations('editor.shortcuts')
  return <LazyPanel icon="keys" label={t('title')} panel={shortcutList} props={{}} />
}
