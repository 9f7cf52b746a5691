import { Field, type FieldControl } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { Counter } from './counter'
import type { InputProps } from './input'
import styles from './text-inputs.module.css'

interface TextInputProps extends InputProps<string> {
  /** The maximum number of characters. */
  limit: number | null
}

/** The counter appears at this share of the maximum length. */
const counterThreshold = 0.8

const isNearLimit = (value: string, limit: number | null) => limit !== null && value.length > limit * counterThreshold

export function LineInput({ value, onChange, onBlur, limit, ...field }: TextInputProps) {
  const visibleLimit = isNearLimit(value, limit) ? limit : null
  return (
    <Field {...field}>
      {(control) => (
        <>
          <input
            {...addCounterDescription(control, visibleLimit)}
            type="text"
            className={formStyles.input}
            value={value}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          {visibleLimit !== null && <Counter id={`${field.id}-counter`} used={value.length} limit={visibleLimit} />}
        </>
      )}
    </Field>
  )
}

interface MultilineInputProps extends TextInputProps {
  rows: number
  isCode?: boolean
  isCounted: boolean
  isReadOnly?: boolean
}

/** A multi-line input for texts or code. */
export function MultilineInput(props: MultilineInputProps) {
  const { value, onChange, onBlur, limit, rows, isCode = false, isCounted, isReadOnly = false, ...field } = props
  const visibleLimit = isCounted || isNearLimit(value, limit) ? limit : null
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea
            {...addCounterDescription(control, visibleLimit)}
            className={`${formStyles.input} ${styles.multiline}`}
            data-code={isCode ? '' : undefined}
            rows={rows}
            value={value}
            readOnly={isReadOnly}
            spellCheck={!isCode}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          {visibleLimit !== null && <Counter id={`${field.id}-counter`} used={value.length} limit={visibleLimit} />}
        </>
      )}
    </Field>
  )
}

function addCounterDescription(control: FieldControl, visibleLimit: number | null) {
  const ids = [control['aria-describedby'], visibleLimit !== null && `${control.id}-counter`]
  return { ...control, 'aria-describedby': ids.filter(Boolean).join(' ') || undefined }
}
