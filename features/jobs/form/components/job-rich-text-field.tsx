import { useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { FieldGroup } from '@/components/form/field-group'
import { LazyRichTextBox } from '@/components/rich-text/lazy-rich-text-box'
import { type Locale, languageTags } from '@/lib/contract/common/locale'
import { type JobFieldWith, jobFieldsWith } from '@/lib/contract/jobs/job-fields'
import { useJobField } from '../use-job-field'
import { useJobFormContext } from '../use-job-form'
import { InsertOlder } from './insert-older'
import styles from './job-form.module.css'

/** Repeats the limit in lib/contract/jobs/jobs.ts, which is not loaded with the page. */
const maxLength = 10_000
/** From this length on, the number of remaining characters is announced. */
const announcedLength = 9000

type RichTextName = JobFieldWith<{ format: 'rich' }>

export interface JobRichTextFieldProps {
  name: RichTextName | `translation.${RichTextName}`
  /** The language of the text. */
  language: Locale
  hint?: string
}

/** A rich-text field of the ad, with the number of remaining characters. */
export function JobRichTextField({ name, language, hint }: JobRichTextFieldProps) {
  const t = useTranslations('jobs.form')
  const { form, locale } = useJobFormContext()
  const { id, label, error, isRequired } = useJobField()(name)
  const { field } = useController({ control: form.control, name })
  const numberFormat = new Intl.NumberFormat(languageTags[locale])
  const { length } = field.value
  const countText = t('count', { count: numberFormat.format(length), max: numberFormat.format(maxLength) })
  return (
    <FieldGroup id={id} label={label} error={error} isRequired={isRequired} {...(hint && { hint })}>
      <LazyRichTextBox
        id={id}
        label={label}
        language={language}
        text={field.value}
        isRequired={isRequired}
        isInvalid={error !== undefined}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
      <div className={styles.below}>
        <InsertOlder
          language={language}
          name={toTextName(name)}
          onInsert={(text) => field.onChange(field.value + text)}
        />
        <p className={styles.count} data-over={length > maxLength ? '' : undefined}>
          <span role={length > announcedLength ? 'status' : undefined}>{countText}</span>
        </p>
      </div>
    </FieldGroup>
  )
}

/** Returns the input name of a text in a language. */
const toTextName = (name: JobRichTextFieldProps['name']) =>
  jobFieldsWith({ format: 'rich' }).find((text) => name.endsWith(text)) ?? 'description'
