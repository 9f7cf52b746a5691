'use client'

import type { MouseEvent } from 'react'
import { CheckField } from '@/components/form/check-field'
import { Field } from '@/components/form/field'
import { FieldGroup } from '@/components/form/field-group'
import styles from '@/components/form/form.module.css'
import { DayInput } from '@/components/ui/aria/day-input'
import type { FormFieldKind } from '@/lib/contract/blocks/form'
import { answerFileTypes } from '@/lib/contract/forms/form-answer'
import type { FieldAttributes } from '../block'
import { useAnswer } from './answers'

export interface AnswerFieldProps {
  id: number
  kind: FormFieldKind
  label: string
  help: string
  isRequired: boolean
  options: readonly string[]
  texts: { choose: string; files: string; dayFormat: string; chooseDay: string }
  /** Defined in the editor, where the label, help and options are edited on the page. */
  fieldAttributes: FieldAttributes | undefined
}

/** Prevents the click on an edited label from moving the focus to its field. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * A field of a form block. The inputs are uncontrolled, so that the browser keeps the entered
 * values.
 */
export function AnswerField({ id, kind, label, help, isRequired, options, texts, fieldAttributes }: AnswerFieldProps) {
  const { name, error, enteredValues } = useAnswer(id)
  const labelText = (
    <span {...fieldAttributes?.('label')} {...(fieldAttributes && { onClick: keepFocus })}>
      {label}
    </span>
  )
  const helpText = help === '' ? undefined : <span {...fieldAttributes?.('help')}>{help}</span>
  const notes: Partial<Record<FormFieldKind, string>> = { file: texts.files, date: texts.dayFormat }
  const note = notes[kind]
  const hint =
    note === undefined ? (
      helpText
    ) : (
      <>
        {helpText} {note}
      </>
    )
  const commonProps = { id: name, label: labelText, error, hint, isRequired }

  if (kind === 'consent') {
    return (
      <CheckField
        id={name}
        error={error}
        hint={helpText}
        input={{ name, value: 'yes', required: isRequired, defaultChecked: enteredValues.length > 0 }}
      >
        {labelText}
        {isRequired && <span aria-hidden="true"> *</span>}
      </CheckField>
    )
  }
  if (kind === 'radio' || kind === 'checkboxes') {
    const type = kind === 'radio' ? 'radio' : 'checkbox'
    return (
      <FieldGroup {...commonProps}>
        <div
          className={styles.options}
          data-marker={type}
          {...fieldAttributes?.('options')}
          {...(fieldAttributes && { onClick: keepFocus })}
        >
          {options.map((option, index) => {
            const optionId = index === 0 ? name : `${name}-${index}`
            return (
              <div key={option} className={styles.check}>
                <input
                  id={optionId}
                  name={name}
                  type={type}
                  value={option}
                  required={kind === 'radio' && isRequired}
                  defaultChecked={enteredValues.includes(option)}
                  aria-invalid={Boolean(error)}
                />
                <label htmlFor={optionId}>{option}</label>
              </div>
            )
          })}
        </div>
      </FieldGroup>
    )
  }
  const [value = ''] = enteredValues
  return (
    <Field {...commonProps}>
      {(control) => {
        const input = { ...control, name, className: styles.input }
        if (kind === 'text') return <textarea {...input} rows={6} maxLength={10_000} defaultValue={value} />
        if (kind === 'select') {
          return (
            <select {...input} defaultValue={value}>
              <option value="">{texts.choose}</option>
              {options.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </select>
          )
        }
        if (kind === 'file') return <input {...input} type="file" accept={answerFileTypes.join(',')} />
        if (kind === 'date') {
          return <DayInput control={control} chooseLabel={texts.chooseDay} input={{ name, defaultValue: value }} />
        }
        const isEmail = kind === 'email'
        return (
          <input
            {...input}
            type={isEmail ? 'email' : 'text'}
            autoComplete={isEmail ? 'email' : undefined}
            maxLength={300}
            defaultValue={value}
          />
        )
      }}
    </Field>
  )
}
