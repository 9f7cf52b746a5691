import { useSessionValue } from '@/components/ui/use-session-value'

type Side = 'start' | 'end'

/** Returns the side of the panel, stored per tab. */
export function usePanelSide(): [side: Side, move: () => void] {
  const [storedSide, store] = useSessionValue('editor-panel-side')
  const side = storedSide === 'start' ? 'start' : 'end'
  return [side, () => store(side === 'end' ? 'start' : null)]
}
