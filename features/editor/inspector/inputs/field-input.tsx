import { useTranslations } from 'next-intl'
import { CheckField } from '@/components/form/check-field'
import type { Field } from '@/features/blocks/block-editor'
import { PanelDetails } from '@/features/pictures/details/panel-details'
import { PictureField } from '@/features/pictures/picture-field'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { recordTeasersSchema } from '@/lib/contract/blocks/teaser-list'
import type { Locale } from '@/lib/contract/common/locale'
import { type Image, imageSchema } from '@/lib/contract/media/image'
import type { HtmlSelection } from '@/lib/contract/pages/html-selection'
import { personSchema } from '@/lib/contract/records/person'
import { findLimit } from '../problems'
import { ChoiceInput } from './choice-input'
import type { InputProps } from './input'
import { LinkInput } from './link-input'
import { MediumInput } from './medium-input'
import { PersonInput } from './person-input'
import { RecordsInput } from './records-input'
import { ReusableInput } from './reusable-input'
import { RichTextInput } from './rich-text-input'
import { SelectionInput } from './selection-input'
import { LineInput, MultilineInput } from './text-inputs'

export interface FieldContext {
  locale: Locale
  /** The anchors of the page. */
  anchors: readonly string[]
  /** True if the code of an HTML block comes from a selection. */
  isCodeReadOnly: boolean
}

interface FieldInputProps extends InputProps<unknown> {
  field: Field
  context: FieldContext
}

type SelectionValue = Pick<HtmlSelection, 'id' | 'slug' | 'title'>

const toText = (value: unknown) => (typeof value === 'string' ? value : '')
const multilineRows = 4
const codeRows = 10

/** The input of a field by its kind. */
export function FieldInput({
  field,
  context: { locale, anchors, isCodeReadOnly },
  value,
  ...inputProps
}: FieldInputProps) {
  const t = useTranslations('editor.fields.hints')
  const textProps = { ...inputProps, value: toText(value), limit: findLimit(field) }
  switch (field.kind) {
    case 'line':
      return <LineInput {...textProps} hint={field.hint && t(field.hint)} />
    case 'anchor':
      return <LineInput {...textProps} hint={t('anchor')} />
    case 'plainText':
      return <MultilineInput {...textProps} rows={field.rows ?? multilineRows} isCounted={field.limit !== undefined} />
    case 'code': {
      const hint = isCodeReadOnly ? t('selectionCode') : undefined
      const codeProps = { isReadOnly: isCodeReadOnly, isCounted: false, isCode: true }
      return <MultilineInput {...textProps} {...codeProps} hint={hint} rows={codeRows} />
    }
    case 'medium':
      return <MediumInput {...textProps} medium={field.medium} />
    case 'link':
      return <LinkInput {...textProps} locale={locale} anchors={anchors} />
    case 'richText':
      return <RichTextInput {...textProps} />
    case 'choice':
      return <ChoiceInput {...inputProps} value={value} choices={field.choices} />
    case 'switch':
      return <SwitchInput {...inputProps} value={value === true} />
    case 'picture':
      return <PictureInput {...inputProps} value={imageSchema.safeParse(value).data ?? null} locale={locale} />
    case 'person':
      return <PersonInput {...inputProps} value={personSchema.safeParse(value).data ?? null} locale={locale} />
    case 'selection':
      return <SelectionInput {...inputProps} value={value as SelectionValue | null} locale={locale} />
    case 'reusable':
      return <ReusableInput {...inputProps} value={moduleSchema.safeParse(value).data ?? null} locale={locale} />
    case 'records':
      return <RecordsInput {...inputProps} value={recordTeasersSchema.safeParse(value).data ?? null} locale={locale} />
  }
}

function SwitchInput({ id, label, value, error, onChange, onBlur }: InputProps<boolean>) {
  return (
    <CheckField
      id={id}
      error={error}
      input={{ checked: value, onChange: (event) => onChange(event.target.checked), onBlur }}
    >
      {label}
    </CheckField>
  )
}

function PictureInput({
  error,
  hint: _hint,
  onBlur: _onBlur,
  ...props
}: InputProps<Image | null> & { locale: Locale }) {
  return <PictureField panel={PanelDetails} {...props} {...(error !== undefined && { error })} />
}
