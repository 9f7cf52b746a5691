import { useSessionValue } from '@/components/ui/use-session-value'

/** Whether the panel is folded away, as long as the browser's tab is open. */
export function useCollapsed(): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const [folded, setFolded] = useSessionValue('editor-fields-folded')
  return [folded !== null, (next) => setFolded(next ? 'true' : null)]
}
