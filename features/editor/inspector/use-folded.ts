import { useSessionValue } from '@/components/ui/use-session-value'

/** Returns whether the panel is folded, and a setter. The state is stored per tab. */
export function useFolded(): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const [storedValue, setFolded] = useSessionValue('editor-fields-folded')
  return [storedValue !== null, (next) => setFolded(next ? 'true' : null)]
}
