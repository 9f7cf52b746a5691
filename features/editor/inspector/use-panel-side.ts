import { useSessionValue } from '@/components/ui/use-session-value'

type Side = 'start' | 'end'

/** The side of the window that the panel stands on until it is moved, stored per tab. */
export function usePanelSide(): [side: Side, move: () => void] {
  const [stored, store] = useSessionValue('editor-panel-side')
  const side = stored === 'start' ? 'start' : 'end'
  return [side, () => store(side === 'end' ? 'start' : null)]
}
