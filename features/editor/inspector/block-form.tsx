import { useLocale, useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { ToolButton } from '@/components/ui/tool-button'
import type { Field } from '@/features/blocks/block-editor'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import { missingFields } from '@/lib/contract/blocks/required'
import type { Locale } from '@/lib/contract/common/locale'
import { findData } from '../core/document'
import type { Editor } from '../core/editor'
import { fieldsOf } from './block-fields'
import { FieldInput, type Surroundings } from './inputs/field-input'
import styles from './inspector-fields.module.css'
import { anchorsBeside } from './problem-in'
import type { UnsavedEntries } from './unsaved-entries'
import { type BlockForm as Form, useBlockForm } from './use-block-form'

interface BlockFormProps {
  editor: Editor
  blockKey: string
  model: BlockModel
  locale: Locale
  drafts: UnsavedEntries
}

/** The form of a block's fields, saved while typing. */
export function BlockForm({ editor, blockKey, model, locale, drafts }: BlockFormProps) {
  const t = useTranslations('editor.fields')
  const language = useLocale()
  const form = useBlockForm({ editor, blockKey, model, drafts })
  const around: Surroundings = {
    locale,
    anchors: [...anchorsBeside(editor.document, blockKey)].toSorted(),
    isCodeFixed: Boolean(findData(editor.document, blockKey)?.html_code_obj),
  }
  const needed = missingFields({ model, data: {} })
  const problems = fieldsOf(model).flatMap(({ name, label }) => {
    const message = form.errors[name]?.message
    return message ? t('announced', { label: label[language], message: String(message) }) : []
  })

  return (
    // Each block's fields are read from the first one on, wherever those of the block before were scrolled to.
    <div ref={scrollToStart} className={styles.form}>
      {fieldsOf(model).map((field) => (
        <BoundField
          key={field.name}
          form={form}
          field={field}
          around={around}
          // Either code or a selection is required.
          isRequired={needed.includes(field.name) && field.kind !== 'code'}
        />
      ))}
      <p role="status" className="visually-hidden">
        {problems.join(' ')}
      </p>
    </div>
  )
}

function scrollToStart(form: HTMLElement | null): void {
  const panel = form?.closest('[data-docked]')
  if (panel) panel.scrollTop = 0
}

interface BoundFieldProps {
  form: Form
  field: Field
  around: Surroundings
  isRequired: boolean
}

function BoundField({ form, field, around, isRequired }: BoundFieldProps) {
  const t = useTranslations('editor.fields')
  const locale = useLocale()
  const { name } = field
  const rules = { validate: (value: unknown) => form.validate(field, value) }
  const { field: bound, fieldState } = useController({ name, control: form.control, rules })
  const id = `block-${name.replaceAll('_', '-')}`
  const saved = fieldState.invalid ? form.savedValue(name) : null
  const savedText = typeof saved?.value === 'string' ? saved.value : null

  return (
    <div className={styles.field}>
      <FieldInput
        id={id}
        label={field.label[locale]}
        field={field}
        around={around}
        value={bound.value}
        isRequired={isRequired}
        error={fieldState.error?.message ?? form.refusalOf(name)}
        onChange={(value) => {
          bound.onChange(value)
          form.enter(field, value)
        }}
        onBlur={() => {
          bound.onBlur()
          form.settle(name)
        }}
      />
      {savedText !== null && (
        <p className={styles.saved}>
          {savedText === '' ? t('savedNothing') : t('saved', { value: savedText })}{' '}
          <ToolButton
            variant="inline"
            onClick={() => {
              form.takeSaved(name)
              document.getElementById(id)?.focus()
            }}
          >
            {t('takeSaved')}
          </ToolButton>
        </p>
      )}
    </div>
  )
}
