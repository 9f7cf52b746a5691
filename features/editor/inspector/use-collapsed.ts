import { useSessionValue } from '@/components/ui/use-session-value'

/** Returns the collapsed state of the panel, stored per tab. */
export function useCollapsed(): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const [storedValue, setFolded] = useSessionValue('editor-fields-folded')
  return [storedValue !== null, (next) => setFolded(next ? 'true' : null)]
}
