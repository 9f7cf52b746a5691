import { Button } from '@/components/ui/button'
import { useAdministration } from '../administration-context'
import type { Values } from '../calls'
import type { RecordAction } from '../record-type'

interface ActionButtonsProps {
  action: RecordAction
  /** Number of selected records that the action applies to; undefined for all of them. */
  applicableCount?: number
  isDisabled?: boolean
  onRun: (values: Values) => void
  /** Opens the dialog that confirms the action or asks for its parameters. */
  onAsk: () => void
}

/** The button of an action, or a button for each of its presets. */
export function ActionButtons({ action, applicableCount, isDisabled = false, onRun, onAsk }: ActionButtonsProps) {
  const { locale } = useAdministration()
  const { label, presets, question, fields } = action
  const suffix = applicableCount === undefined ? '' : ` (${applicableCount})`
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
