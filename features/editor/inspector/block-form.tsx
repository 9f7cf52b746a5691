import { useLocale, useTranslations } from 'next-intl'
import { useController } from 'react-hook-form'
import { ToolButton } from '@/components/ui/tool-button'
import type { Field } from '@/features/blocks/block-editor'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import { listMissingFields } from '@/lib/contract/blocks/required'
import type { Locale } from '@/lib/contract/common/locale'
import { findData } from '../core/document'
import type { Editor } from '../core/editor'
import { listFields } from './block-fields'
import { type FieldContext, FieldInput } from './inputs/field-input'
import styles from './inspector-fields.module.css'
import { listOtherAnchors } from './problems'
import { type BlockForm as Form, useBlockForm } from './use-block-form'

interface BlockFormProps {
  editor: Editor
  blockKey: string
  model: BlockModel
  pageLocale: Locale
}

/** The form of a block's fields. Saves while typing. */
export function BlockForm({ editor, blockKey, model, pageLocale }: BlockFormProps) {
  const t = useTranslations('editor.fields')
  const interfaceLocale = useLocale()
  const form = useBlockForm({ editor, blockKey, model })
  const context: FieldContext = {
    locale: pageLocale,
    anchors: [...listOtherAnchors(editor.document, blockKey)].toSorted(),
    // A selected snippet replaces the code.
    isCodeReadOnly: Boolean(findData(editor.document, blockKey)?.html_code_obj),
  }
  // A block without data lacks all its required fields.
  const requiredNames = listMissingFields({ model, data: {} })
  const problems = listFields(model).flatMap(({ name, label }) => {
    const message = form.errors[name]?.message
    return message ? t('announced', { label: label[interfaceLocale], message: String(message) }) : []
  })

  return (
    // Each block has a new form, so `scrollToStart` runs for each selected block and the panel does
    // not keep the scroll position of the previous one.
    <div ref={scrollToStart} className={styles.form}>
      {listFields(model).map((field) => (
        <BoundField
          key={field.name}
          form={form}
          field={field}
          context={context}
          // An HTML block needs code or a selection, so the code by itself is not marked as
          // required.
          isRequired={requiredNames.includes(field.name) && field.kind !== 'code'}
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
  context: FieldContext
  isRequired: boolean
}

function BoundField({ form, field, context, isRequired }: BoundFieldProps) {
  const t = useTranslations('editor.fields')
  const interfaceLocale = useLocale()
  const { name } = field
  const rules = { validate: (value: unknown) => form.validate(field, value) }
  const { field: boundField, fieldState } = useController({ name, control: form.control, rules })
  const id = `block-${name.replaceAll('_', '-')}`
  // An invalid entry is not saved, so the form also shows the text in the document.
  const documentValue = fieldState.invalid ? form.findDocumentValue(name) : null
  const documentText = typeof documentValue?.value === 'string' ? documentValue.value : null

  return (
    <div className={styles.field}>
      <FieldInput
        id={id}
        label={field.label[interfaceLocale]}
        field={field}
        context={context}
        value={boundField.value}
        isRequired={isRequired}
        error={fieldState.error?.message ?? form.findBackendError(name)}
        onChange={(value) => {
          boundField.onChange(value)
          form.saveEntry(field, value)
        }}
        onBlur={() => {
          boundField.onBlur()
          form.showNormalizedValue(name)
        }}
      />
      {documentText !== null && (
        <p className={styles.saved}>
          {documentText === '' ? t('savedNothing') : t('saved', { value: documentText })}{' '}
          <ToolButton
            variant="inline"
            onClick={() => {
              form.discardEntry(name)
              document.getElementById(id)?.focus()
            }}
          >
            {t('discardEntry')}
          </ToolButton>
        </p>
      )}
    </div>
  )
}
