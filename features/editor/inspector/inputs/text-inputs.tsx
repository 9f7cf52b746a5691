import { Field, type FieldControl } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { Counter } from './counter'
import type { InputProps } from './input'
import styles from './text-inputs.module.css'

interface TextInputProps extends InputProps<string> {
  /** The maximum number of characters. */
  limit: number | null
}

/** The counter of a line appears at this share of the maximum length. */
const counterThreshold = 0.8

/** A single-line input. */
export function LineInput({ value, onChange, onBlur, limit, ...field }: TextInputProps) {
  const counter = limit !== null && value.length > limit * counterThreshold ? limit : null
  return (
    <Field {...field}>
      {(control) => (
        <>
          <input
            {...addCounterDescription(control, counter)}
            type="text"
            className={formStyles.input}
            value={value}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          {counter !== null && <Counter id={`${field.id}-counter`} used={value.length} limit={counter} />}
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
  const {
    value,
    onChange,
    onBlur,
    limit,
    rows,
    isCode = false,
    isCounted,
    isReadOnly = false,
    ...field
  } = props
  const isFull = limit !== null && value.length > limit * counterThreshold
  const counter = isCounted || isFull ? limit : null
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea
            {...addCounterDescription(control, counter)}
            className={`${formStyles.input} ${styles.multiline}`}
            data-code={isCode ? '' : undefined}
            rows={rows}
            value={value}
            readOnly={isReadOnly}
            spellCheck={!isCode}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          {counter !== null && <Counter id={`${field.id}-counter`} used={value.length} limit={counter} />}
        </>
      )}
    </Field>
  )
}

function addCounterDescription(control: FieldControl, counter: number | null) {
  const ids = [control['aria-describedby'], counter !== null && `${control.id}-counter`]
  return { ...control, 'aria-describedby': ids.filter(Boolean).join(' ') || undefined }
}
