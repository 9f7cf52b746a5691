import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { FieldGroup } from '@/components/form/field-group'
import { TimeField } from '@/components/ui/aria/time-field'
import { useAdministration } from '../administration-context'
import type { Values } from '../calls'
import { localizedSchema } from '../localized'
import type { Field } from '../record-type'
import { ValueText } from '../value-text'
import type { FieldInputProps, GroupInputProps } from './field-input-props'
import { AttachmentsInput } from './inputs/attachments-input'
import { ChoicesInput } from './inputs/choices-input'
import { ColorInput } from './inputs/color-input'
import { CoordinatesInput } from './inputs/coordinates-input'
import { DayInput } from './inputs/day-input'
import { DaysInput } from './inputs/days-input'
import { FileInput } from './inputs/file-input'
import { LocalizedHtmlInput } from './inputs/localized-html-input'
import { LocalizedInput } from './inputs/localized-input'
import { PictureInput } from './inputs/picture-input'
import { PlainInput } from './inputs/plain-input'
import { RecurrenceInput, toFirstDay } from './inputs/recurrence-input'
import { RelationInput } from './inputs/relation-input'
import { RelationsInput, type RelationsInputProps } from './inputs/relations-input'
import { RowsInput } from './inputs/rows-input'

/** Shows the control of a field, which depends on the kind of the field. */
export function FieldInput({ id, field, value, problems, siblingValues = {}, onChange }: FieldInputProps) {
  const { locale } = useAdministration()
  // The id of a picture, of another record, or of the directory with the attachments.
  const recordId = typeof value === 'number' ? value : null
  const isAllDay = 'allDayField' in field && siblingValues[field.allDayField ?? ''] === true
  // The empty key of `problems` is the field itself; the others are paths inside its value.
  const labelProps = { id, label: field.label[locale], error: problems[''] }
  const fieldProps = { ...labelProps, hint: field.hint?.[locale], isRequired: field.isRequired === true }

  switch (field.kind) {
    case 'localizedLine':
    case 'localizedText':
      return (
        <LocalizedInput
          {...fieldProps}
          problems={problems}
          value={value}
          onChange={onChange}
          isLong={field.kind === 'localizedText'}
        />
      )
    case 'localizedHtml':
      return <LocalizedHtmlInput {...fieldProps} problems={problems} value={value} onChange={onChange} />
    case 'choices':
      return <ChoicesInput {...fieldProps} choices={field.choices} value={value} onChange={onChange} />
    case 'time':
      return <TimeField {...labelProps} name={id} value={value === null ? null : String(value)} onChange={onChange} />
    case 'day':
      return (
        <DayInput
          {...fieldProps}
          isTime={field.allDayField !== undefined && !isAllDay}
          value={String(value ?? '')}
          onChange={onChange}
        />
      )
    case 'days':
      return <DaysInput {...fieldProps} value={value} onChange={onChange} />
    case 'recurrence':
      return (
        <RecurrenceInput
          {...labelProps}
          firstDay={toFirstDay(siblingValues[field.startField], isAllDay)}
          value={String(value ?? '')}
          onChange={onChange}
        />
      )
    case 'attachments':
      return (
        <AttachmentsInput
          {...fieldProps}
          value={recordId}
          title={localizedSchema.safeParse(siblingValues[field.titleField]).data ?? { de: '', en: '' }}
          onChange={onChange}
        />
      )
    case 'relation':
      return <RelationInput {...fieldProps} onChange={onChange} type={field.type} value={recordId} />
    case 'relations':
      return (
        <RelationsInput
          {...fieldProps}
          value={value}
          onChange={onChange}
          type={field.type}
          isOrderOnly={field.isOrderOnly}
        />
      )
    case 'sourceRecords':
      return <SourceRecordsInput {...fieldProps} field={field} row={siblingValues} value={value} onChange={onChange} />
    case 'picture':
      return <PictureInput {...fieldProps} onChange={onChange} value={recordId} />
    case 'pictures':
      return <PicturesInput {...fieldProps} value={value} onChange={onChange} />
    case 'coordinates':
      return <CoordinatesInput {...fieldProps} value={value} onChange={onChange} />
    case 'color':
      return (
        <ColorInput {...fieldProps} onChange={onChange} value={String(value ?? '')} defaultColor={field.defaultColor} />
      )
    case 'rows':
      return (
        <RowsInput
          {...fieldProps}
          field={field}
          problems={problems}
          value={value}
          onChange={onChange}
          renderField={({ key, ...props }) => <FieldInput key={key} {...props} />}
        />
      )
    case 'file':
      return <FileInput {...fieldProps} value={value} onChange={onChange} />
    case 'html':
    case 'texts':
    case 'outline':
    case 'facts':
      return <ValueText field={field} value={value} />
    default:
      return <PlainInput fieldProps={fieldProps} field={field} value={value} onChange={onChange} />
  }
}

interface SourceRecordsInputProps extends Omit<RelationsInputProps, 'type' | 'isOrderOnly' | 'publicPath'> {
  field: Extract<Field, { kind: 'sourceRecords' }>
  row: Values
}

/** The input for related records. Another field in the row determines their type. */
function SourceRecordsInput({ field, row, ...props }: SourceRecordsInputProps) {
  const { locale } = useAdministration()
  const source = String(row[field.sourceField])
  const type = field.types[source]
  if (!type) return null
  return <RelationsInput {...props} type={type} publicPath={field.getPublicPath(locale, source)} />
}

/** The input for pictures from the media library, in an order. */
function PicturesInput({ id, value, onChange, ...groupProps }: GroupInputProps) {
  const t = useTranslations('administration.form')
  const ids = z.array(z.number()).safeParse(value).data ?? []
  return (
    <FieldGroup id={`${id}-add`} {...groupProps}>
      {ids.map((pictureId, index) => (
        <PictureInput
          // biome-ignore lint/suspicious/noArrayIndexKey: a replaced picture keeps its field.
          key={index}
          id={`${id}-${index}`}
          label={t('number', { number: index + 1 })}
          value={pictureId}
          onChange={(newId) => onChange(newId === null ? ids.toSpliced(index, 1) : ids.with(index, newId))}
        />
      ))}
      <PictureInput
        id={`${id}-add`}
        label={t('addPicture')}
        value={null}
        onChange={(newId) => newId !== null && !ids.includes(newId) && onChange([...ids, newId])}
      />
    </FieldGroup>
  )
}
