import { Button } from '@/components/ui/button'
import { useAdministration } from '../administration-context'
import type { Values } from '../calls'
import type { RecordAction } from '../record-type'

interface ActionButtonsProps {
  action: RecordAction
  /** The number of selected records the action applies to, if not all. */
  part?: number
  isDisabled?: boolean
  /** Runs the action without a dialog. */
  onRun: (values: Values) => void
  /** Opens the dialog that confirms the action or asks for its values. */
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
