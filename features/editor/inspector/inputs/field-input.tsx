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
import { limitOf } from '../problem-in'
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

/** The context of fields. */
export interface Surroundings {
  locale: Locale
  /** The anchors of the page. */
  anchors: readonly string[]
  /** Whether the code of an HTML block comes from a selection. */
  isCodeFixed: boolean
}

interface FieldInputProps extends InputProps<unknown> {
  field: Field
  around: Surroundings
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '')
const multilineRows = 4
const codeRows = 10

/** The input of a field, by its kind. */
export function FieldInput({ field, around, value, ...rest }: FieldInputProps) {
  const t = useTranslations('editor.fields.hints')
  const text = { ...rest, value: asText(value), limit: limitOf(field) }
  switch (field.kind) {
    case 'line':
      return <LineInput {...text} hint={field.hint && t(field.hint)} />
    case 'anchor':
      return <LineInput {...text} hint={t('anchor')} />
    case 'plainText':
      return (
        <MultilineInput {...text} rows={field.rows ?? multilineRows} isCounted={field.limit !== undefined} />
      )
    case 'code': {
      const hint = around.isCodeFixed ? t('selectionCode') : undefined
      const fixed = { isReadOnly: around.isCodeFixed, isCounted: false, isCode: true }
      return <MultilineInput {...text} {...fixed} hint={hint} rows={codeRows} />
    }
    case 'medium':
      return <MediumInput {...text} medium={field.medium} />
    case 'link':
      return <LinkInput {...text} locale={around.locale} anchors={around.anchors} />
    case 'richText':
      return <RichTextInput {...text} />
    case 'choice':
      return <ChoiceInput {...rest} value={value} choices={field.choices} />
    case 'switch':
      return <SwitchInput {...rest} value={value === true} />
    case 'picture':
      return (
        <PictureInput {...rest} value={imageSchema.safeParse(value).data ?? null} locale={around.locale} />
      )
    case 'person':
      return (
        <PersonInput {...rest} value={personSchema.safeParse(value).data ?? null} locale={around.locale} />
      )
    case 'selection':
      return <SelectionInput {...rest} value={asSelection(value)} locale={around.locale} />
    case 'reusable':
      return (
        <ReusableInput {...rest} value={moduleSchema.safeParse(value).data ?? null} locale={around.locale} />
      )
    case 'records':
      return (
        <RecordsInput
          {...rest}
          value={recordTeasersSchema.safeParse(value).data ?? null}
          locale={around.locale}
        />
      )
  }
}

function asSelection(value: unknown) {
  return value as Pick<HtmlSelection, 'id' | 'slug' | 'title'> | null
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

function PictureInput({ error, ...props }: InputProps<Image | null> & { locale: Locale }) {
  const { id, label, value, onChange, isRequired, locale } = props
  return (
    <PictureField
      panel={PanelDetails}
      id={id}
      label={label}
      value={value}
      onChange={onChange}
      isRequired={isRequired}
      locale={locale}
      {...(error !== undefined && { error })}
    />
  )
}
