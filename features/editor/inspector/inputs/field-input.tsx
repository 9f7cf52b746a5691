import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { CheckField } from '@/components/form/check-field'
import { SelectField } from '@/components/form/select-field'
import { Combobox } from '@/components/ui/aria/combobox'
import type { Field } from '@/features/blocks/block-editor'
import { PanelDetails } from '@/features/pictures/details/panel-details'
import { PictureField } from '@/features/pictures/picture-field'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { recordTeasersSchema } from '@/lib/contract/blocks/teaser-list'
import type { Locale } from '@/lib/contract/common/locale'
import { findEmbed } from '@/lib/contract/embeds/find-embed'
import { type EmbedKind, embedServices } from '@/lib/contract/embeds/services'
import { type Image, imageSchema } from '@/lib/contract/media/image'
import type { HtmlSelection } from '@/lib/contract/pages/html-selection'
import { personSchema } from '@/lib/contract/records/person'
import { useLinkSuggestions } from '../../ui/use-link-suggestions'
import { findLimit } from '../problems'
import { selectionsQuery } from '../queries'
import { formatServiceNames } from '../use-problem-text'
import { ChoiceInput } from './choice-input'
import type { InputProps } from './input'
import { PersonInput } from './person-input'
import { RecordsInput } from './records-input'
import { ReusableInput } from './reusable-input'
import { RichTextInput } from './rich-text-input'
import { LineInput, MultilineInput } from './text-inputs'

export interface FieldContext {
  locale: Locale
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

interface SelectionInputProps extends Omit<InputProps<SelectionValue | null>, 'onChange'> {
  locale: Locale
  /** Called with the id and code of the selected entry. */
  onChange: (selected: HtmlSelection | null) => void
}

/** Selects a reusable HTML selection or none. */
function SelectionInput({ locale, value, onChange, onBlur, ...field }: SelectionInputProps) {
  const t = useTranslations('editor.fields.selection')
  const { data: list, isError } = useQuery(selectionsQuery(locale))
  const selections = list ?? []
  const isAmongChoices = selections.some(({ id }) => id === value?.id)
  const options = value && !isAmongChoices ? [value, ...selections] : selections

  return (
    <SelectField
      {...field}
      hint={list ? undefined : t(isError ? 'failed' : 'loading')}
      emptyLabel={t('none')}
      choices={options.map(({ id, title, slug }) => ({ value: String(id), name: title || slug }))}
      input={{
        value: value?.id ?? '',
        onChange: ({ currentTarget }) =>
          onChange(selections.find(({ id }) => id === Number(currentTarget.value)) ?? null),
        onBlur,
      }}
    />
  )
}

interface LinkInputProps extends InputProps<string> {
  locale: Locale
  /** The anchors of the edited page. */
  anchors: readonly string[]
}

/**
 * The target of a link: a page, a file, a person, an anchor of this page or any address. Suggests
 * targets while typing.
 */
function LinkInput({ locale, anchors, onChange, ...input }: LinkInputProps) {
  const t = useTranslations('editor.fields')
  const { enter, ...combobox } = useLinkSuggestions(locale, input.value, anchors)
  return (
    <Combobox {...input} {...combobox} hint={t('hints.link')} onEnter={enter} onType={onChange} onChoose={onChange} />
  )
}

/**
 * The address or embed code of a medium. The hint names the recognized service or all supported
 * ones.
 */
function MediumInput({ medium, ...input }: InputProps<string> & { medium: EmbedKind }) {
  const t = useTranslations('editor.fields.hints')
  const embed = findEmbed(input.value, medium)
  const hint = embed
    ? t('recognized', { name: embedServices[embed.service].name })
    : t('medium', { names: formatServiceNames(medium) })
  return <MultilineInput {...input} hint={hint} limit={null} rows={2} isCounted={false} isCode />
}
