import { TimeField } from '@/components/ui/aria/time-field'
import { useAdministration } from '../administration-context'
import { localizedSchema } from '../localized'
import { ValueText } from '../value-text'
import type { FieldInputProps } from './field-input-props'
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
import { PicturesInput } from './inputs/pictures-input'
import { PlainInput } from './inputs/plain-input'
import { RecurrenceInput, toFirstDay } from './inputs/recurrence-input'
import { RelationInput } from './inputs/relation-input'
import { RelationsInput } from './inputs/relations-input'
import { RowsInput } from './inputs/rows-input'
import { SourceRecordsInput } from './inputs/source-records-input'

/** Shows the control of a field, which depends on the kind of the field. */
export function FieldInput({ id, field, value, problems, siblingValues = {}, onChange }: FieldInputProps) {
  const { locale } = useAdministration()
  const error = problems['']
  const hint = field.hint?.[locale]
  const label = field.label[locale]
  const isRequired = field.isRequired === true
  const frame = { id, label, error, hint, isRequired }

  switch (field.kind) {
    case 'localizedLine':
    case 'localizedText':
      return (
        <LocalizedInput
          {...frame}
          problems={problems}
          value={value}
          onChange={onChange}
          isLong={field.kind === 'localizedText'}
        />
      )
    case 'localizedHtml':
      return <LocalizedHtmlInput {...frame} problems={problems} value={value} onChange={onChange} />
    case 'choices':
      return <ChoicesInput {...frame} choices={field.choices} value={value} onChange={onChange} />
    case 'time':
      return (
        <TimeField
          id={id}
          label={label}
          error={error}
          name={id}
          value={value === null ? null : String(value)}
          onChange={onChange}
        />
      )
    case 'day':
      return (
        <DayInput
          {...frame}
          isTime={field.allDay !== undefined && siblingValues[field.allDay] !== true}
          value={String(value ?? '')}
          onChange={onChange}
        />
      )
    case 'days':
      return <DaysInput {...frame} value={value} onChange={onChange} />
    case 'recurrence':
      return (
        <RecurrenceInput
          id={id}
          label={label}
          error={error}
          first={toFirstDay(siblingValues[field.start], siblingValues[field.allDay] === true)}
          value={String(value ?? '')}
          onChange={onChange}
        />
      )
    case 'attachments':
      return (
        <AttachmentsInput
          {...frame}
          value={typeof value === 'number' ? value : null}
          title={localizedSchema.safeParse(siblingValues[field.title]).data ?? { de: '', en: '' }}
          onChange={onChange}
        />
      )
    case 'relation':
      return (
        <RelationInput
          {...frame}
          onChange={onChange}
          type={field.type}
          value={typeof value === 'number' ? value : null}
        />
      )
    case 'relations':
      return (
        <RelationsInput
          {...frame}
          value={value}
          onChange={onChange}
          type={field.type}
          isOrder={field.isOrder}
        />
      )
    case 'recordsOf':
      return (
        <SourceRecordsInput {...frame} field={field} row={siblingValues} value={value} onChange={onChange} />
      )
    case 'picture':
      return <PictureInput {...frame} onChange={onChange} value={typeof value === 'number' ? value : null} />
    case 'pictures':
      return <PicturesInput {...frame} value={value} onChange={onChange} />
    case 'coordinates':
      return <CoordinatesInput {...frame} value={value} onChange={onChange} />
    case 'color':
      return <ColorInput {...frame} onChange={onChange} value={String(value ?? '')} initial={field.initial} />
    case 'rows':
      return (
        <RowsInput
          {...frame}
          field={field}
          problems={problems}
          value={value}
          onChange={onChange}
          renderField={({ key, ...props }) => <FieldInput key={key} {...props} />}
        />
      )
    case 'file':
      return <FileInput {...frame} value={value} onChange={onChange} />
    case 'html':
    case 'texts':
    case 'outline':
    case 'facts':
      return <ValueText field={field} value={value} />
    default:
      return <PlainInput frame={frame} field={field} value={value} onChange={onChange} />
  }
}
