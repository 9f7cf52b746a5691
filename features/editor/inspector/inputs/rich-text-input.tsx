import { FieldGroup } from '@/components/form/field-group'
import formStyles from '@/components/form/form.module.css'
import { useOnDemand } from '@/components/ui/on-demand'
import { richTextBox } from '../../inline-text/lazy-text-parts'
import type { InputProps } from './input'
import styles from './text-inputs.module.css'

const emptyParagraph = '<p></p>'

/** An input for rich text that is too small on the page for inline editing. */
export function RichTextInput({ id, label, value, error, onChange, onBlur }: InputProps<string>) {
  const RichTextBox = useOnDemand(richTextBox, true)
  return (
    <FieldGroup id={id} label={label} error={error} onBlur={onBlur}>
      {RichTextBox && (
        <RichTextBox
          id={id}
          label={label}
          text={value || emptyParagraph}
          onChange={(html) => onChange(html === emptyParagraph ? '' : html)}
          className={`${formStyles.input} ${styles.richText}`}
          toolsClassName={styles.tools}
        />
      )}
    </FieldGroup>
  )
}
