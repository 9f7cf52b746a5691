import { useSessionValue } from '@/components/ui/use-session-value'

/** Whether the panel is collapsed, stored per tab. */
export function useCollapsed(): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const [folded, setFolded] = useSessionValue('editor-fields-folded')
  return [folded !== null, (next) => setFolded(next ? 'true' : null)]
}
