import { Button } from '@/components/ui/button'
import { useAdministration } from '../administration-context'
import type { Values } from '../calls'
import type { RecordAction } from '../record-type'

interface ActionButtonsProps {
  action: RecordAction
  /** How many of the selected records it is for, where it is not for all. */
  part?: number
  isDisabled?: boolean
  /** Does it at once. */
  onRun: (values: Values) => void
  /** Asks before, or for what it needs to know. */
  onAsk: () => void
}

/** The buttons of an action: one, or one for each of its presets. */
export function ActionButtons({ action, part, isDisabled = false, onRun, onAsk }: ActionButtonsProps) {
  const { locale } = useAdministration()
  const { label, presets, question, fields } = action
  const suffix = part === undefined ? '' : ` (${part})`
  if (presets) {
    return presets.map((preset) => (
      <Button key={preset.label.de} isDisabled={isDisabled} onClick={() => onRun(preset.values)}>
        {preset.label[locale]}
        {suffix}
      </Button>
    ))
  }
  return (
    <Button isDisabled={isDisabled} onClick={() => (question || fields ? onAsk() : onRun({}))}>
      {label[locale]}
      {suffix}
    </Button>
  )
}
