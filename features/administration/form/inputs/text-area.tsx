import { Field, type FieldProps } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'

interface TextAreaProps extends Omit<FieldProps, 'children'> {
  value: string
  /** Language of the text; by default the language of the page. */
  lang?: string
  rows?: number
  onChange: (value: string) => void
}

export function TextArea({ value, lang, rows = 4, onChange, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          lang={lang}
          rows={rows}
          value={value}
          className={formStyles.input}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
