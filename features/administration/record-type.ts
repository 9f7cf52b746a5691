import type { z } from 'zod'
import type { UserRole } from '@/lib/contract/accounts/account'
import type { RecordTypeContract } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import type { JobLookup } from '@/lib/contract/records/job-lookups'
import type { AdministeredRecord, Values } from './calls'
import type { RecordTypeName } from './record-type-names'

/** A text of the interface in both languages. */
export type Label = Readonly<Record<Locale, string>>

/** Labels for the values of a closed list. */
export type Choices<Value extends string = string> = Readonly<Record<Value, Label>>

interface FieldOptions {
  label: Label
  hint?: Label
  isRequired?: true
  /** Set if the value grants rights, or decides who sees the record or its files. */
  grantsAccess?: true
}

/**
 * A field of a form: its label and the control that edits it. Properties such as `startField` are
 * names of other fields.
 */
export type Field = FieldOptions &
  /** `linkTextField` contains the text of the link, if the value is an address. */
  (
    | { kind: 'line'; input?: 'email' | 'url' | 'tel'; linkTextField?: string }
    | { kind: 'text' }
    /** A color with enough contrast on light backgrounds. */
    | { kind: 'color'; defaultColor: string }
    | {
        kind: 'choice'
        choices: Choices /** The label of an empty choice; without it the field is required. */
        emptyLabel?: Label
      }
    /** Several values of a closed list. */
    | { kind: 'choices'; choices: Choices }
    /** A point in time. The form shows it in Berlin time. */
    | { kind: 'time' }
    /**
     * A day, or a time if the checkbox `allDayField` is off. If the field is the end of a span,
     * `startField` contains the start.
     */
    | { kind: 'day'; allDayField?: string; startField?: string }
    | { kind: 'days' }
    /** The recurrence of an event. `startField` contains the first occurrence. */
    | { kind: 'recurrence'; startField: string; allDayField: string }
    /** Several texts, which cannot be edited. */
    | { kind: 'texts' }
    /** HTML, shown as plain text. It cannot be edited. */
    | { kind: 'html' }
    | { kind: 'check' }
    /** If the value is the id of a record, `typeField` contains the type of the record. */
    | { kind: 'number'; min?: number; max?: number; typeField?: string }
    | { kind: 'relation'; type: RecordTypeName }
    /** A download directory with the attached files. `titleField` contains the record's title. */
    | { kind: 'attachments'; titleField: string }
    | { kind: 'picture' }
    | { kind: 'localizedLine' }
    | { kind: 'localizedText' }
    | { kind: 'localizedHtml' }
    | {
        kind: 'relations'
        type: RecordTypeName /** Only the order can be changed here, not the members. */
        isOrderOnly?: true
      }
    /**
     * Records whose type depends on `sourceField` in the same row. Roles that may not administer
     * this type choose from the public records at `getPublicPath`.
     */
    | {
        kind: 'sourceRecords'
        sourceField: string
        types: Readonly<Record<string, RecordTypeName>>
        getPublicPath: (locale: Locale, source: string) => string
      }
    | { kind: 'pictures' }
    | { kind: 'coordinates' }
    /** Rows of fields, in an order. */
    | {
        kind: 'rows'
        rowLabel: Label
        fields: Readonly<Record<string, Field>>
        emptyRow: Readonly<Record<string, unknown>>
      }
    /** Records in levels, as in a menu. They cannot be edited here. */
    | { kind: 'outline'; toEntry: (value: Readonly<Record<string, unknown>>) => OutlineFieldEntry }
    /** The file of a download. It is uploaded as soon as it is selected. */
    | { kind: 'file' }
    | { kind: 'facts'; fields: Readonly<Record<string, Field>> }
  )

/** The record of an entry in an outline, with its level (from 1). */
export interface OutlineFieldEntry {
  type: RecordTypeName
  id: number
  level: number
}

/** The kinds of fields that are possible for a value of this type. */
type KindOf<Value> = Value extends boolean
  ? 'check'
  : Value extends string
    ? 'line' | 'text' | 'color' | 'choice' | 'time' | 'day' | 'recurrence' | 'html'
    : Value extends number
      ? 'number' | 'relation' | 'attachments' | 'picture'
      : Value extends readonly number[]
        ? 'relations' | 'pictures'
        : Value extends readonly string[]
          ? 'choices' | 'days' | 'texts'
          : Value extends readonly object[]
            ? 'rows' | 'outline'
            : Value extends { de: string; en: string }
              ? 'localizedLine' | 'localizedText' | 'localizedHtml'
              : Value extends { hash: string }
                ? 'file'
                : 'coordinates' | 'facts'

/**
 * The fields that are possible for a value in the contract. The type of the value determines the
 * kind, and its possible values determine the choices.
 */
export type FieldOf<Value> = Extract<Field, { kind: KindOf<NonNullable<Value>> }> &
  (string extends Value
    ? unknown
    : NonNullable<Value> extends string
      ? { choices: Choices<NonNullable<Value>> }
      : unknown)

/** A column of a list, which shows a value of each record. */
export interface Column {
  label: Label
  kind:
    | 'text'
    | 'localized'
    | 'day'
    | 'time'
    | 'choice'
    | 'check'
    | 'relation'
    | 'relations'
    | 'picture'
    | 'number'
    | 'size'
    | 'state'
  /** Labels for the values, if the value is a choice or a list of choices. */
  choices?: Choices
  /** True if the column is hidden until the user selects it. */
  isHidden?: true
  /** True if the value is shown in the link to the record and has no cell of its own. */
  isTitle?: true
  /** True if the head of the record shows the value, too. The form then omits it. */
  isInRecordHead?: true
}

export type Filter = { label: Label } & (
  | { kind: 'choice'; choices: Choices }
  | { kind: 'relation'; type: RecordTypeName }
  | { kind: 'day' }
  /** A value of a field of job ads. */
  | { kind: 'lookup'; lookup: JobLookup }
  | { kind: 'form' }
  /** A filter that only links set. It has no control. */
  | { kind: 'link' }
)

export interface RecordAction {
  label: Label
  /** Question in the dialog that confirms the action; `{count}` is the number of records. */
  question?: Label
  /** Returns facts and warnings about the records and parameters, which the dialog shows. */
  listNotes?: (rows: readonly Values[], parameters: Values) => Label[]
  /** Fields for the parameters of the action. */
  fields?: Readonly<Record<string, Field>>
  /** By default, parameters are empty at first. */
  getInitialParameters?: (rows: readonly Values[]) => Values
  /** Returns the label of the confirm button; by default the label of the action. */
  getSubmitLabel?: (parameters: Values) => Label
  /** Buttons that run the action at once with fixed parameters, instead of opening the dialog. */
  presets?: readonly { label: Label; values: Readonly<Record<string, unknown>> }[]
  /**
   * True if the action sends or publishes the stored values. It asks about unsaved changes first,
   * and is refused if another user has changed the record since.
   */
  isForStoredValues?: true
  /** True if the action needs exactly two selected records. Its dialog compares them. */
  isForPair?: true
  /** Fields that an action on a pair unites, so that its dialog does not compare them. */
  unitedFields?: readonly string[]
  /** Name of the inverse action; a function if the name depends on the row before the action. */
  undo?: string | ((row: Readonly<Record<string, unknown>>) => string)
  /** Returns true if the inverse action restores the row exactly. */
  isUndoable?: (row: Readonly<Record<string, unknown>>) => boolean
  /** Returns true if the action is offered to this role for a record with this row. */
  isOffered?: (row: Readonly<Record<string, unknown>>, role: UserRole) => boolean
}

/** The presentation of a record type: its labels, its list and its form. */
export interface RecordTypeView {
  contract: RecordTypeContract
  name: { one: Label; many: Label /** "New …" */; create?: Label }
  description?: Label
  columns: Readonly<Record<string, Column>>
  filters: Readonly<Record<string, Filter>>
  /** Fields, in groups with headings. */
  groups: readonly { label: Label; fields: Readonly<Record<string, Field>> }[]
  actions: Readonly<Record<string, RecordAction>>
  /** Operations that are possible for this type. */
  can: { create: boolean; change: boolean; delete: boolean; import?: true }
  /** Returns true if this role may change a record with this row. */
  isChangeable?: (row: Readonly<Record<string, unknown>>, role: UserRole) => boolean
  /** Roles that may only read the records, each with the names of its actions. */
  readers?: Readonly<Partial<Record<UserRole, readonly string[]>>>
  /** True if the content of a record is edited on its page. */
  isPage?: true
  /** Id of the only record of this type. There is then no list. */
  onlyId?: number
  /** Record type whose screens link to these records. The navigation then omits this type. */
  parentType?: RecordTypeName
  getInitialValues?: () => Readonly<Record<string, unknown>>
}

/** Props of a panel that a record type adds to the screens of its records. */
export interface RecordPanelProps {
  record: AdministeredRecord
  /** Called when the panel has changed the record. */
  onDone: () => void
}

/** Props of the inputs that replace the generated inputs of a record type. */
export interface CustomFieldsProps {
  record: AdministeredRecord
  /** Revision that the values are based on. */
  revision: number | null
  values: Values
  /** Problems by the path of the value. */
  problems: Readonly<Record<string, string>>
  onChange: (name: string, value: unknown) => void
}

type ValuesOf<Contract extends RecordTypeContract> = z.output<Contract['values']>
type RowOf<Contract extends RecordTypeContract> = z.output<Contract['row']>

/**
 * A view of a record type with the names in its contract. If a field, filter or action is missing
 * or unknown, TypeScript reports an error.
 */
interface TypeDescription<Contract extends RecordTypeContract>
  extends Omit<RecordTypeView, 'contract' | 'columns' | 'filters' | 'groups' | 'actions' | 'getInitialValues'> {
  columns: { [Name in keyof RowOf<Contract>]?: Column }
  filters: { [Name in keyof z.output<Contract['filters']>]-?: Filter }
  fields: { [Name in keyof ValuesOf<Contract>]-?: FieldOf<ValuesOf<Contract>[Name]> }
  /** By default, one group of all fields. */
  groups?: readonly { label: Label; fields: readonly (keyof ValuesOf<Contract> & string)[] }[]
  actions: { [Name in keyof Contract['actions'] & string]: RecordAction }
  getInitialValues?: () => Partial<ValuesOf<Contract>>
}

export function describeType<Contract extends RecordTypeContract>(
  contract: Contract,
  { fields, groups, ...view }: TypeDescription<Contract>,
): RecordTypeView {
  const fieldsByName: Readonly<Record<string, Field>> = fields
  const defaultGroup = { label: { de: 'Angaben', en: 'Details' }, fields: Object.keys(fields) }
  return {
    ...view,
    contract,
    groups: (groups ?? [defaultGroup]).map(({ label, fields: names }) => ({
      label,
      fields: Object.fromEntries(names.flatMap((name) => (fieldsByName[name] ? [[name, fieldsByName[name]]] : []))),
    })),
  } as RecordTypeView
}

export const listFilledHeadColumns = ({ columns }: RecordTypeView, row: Values) =>
  Object.entries(columns).filter(([name, { isInRecordHead }]) => isInRecordHead && (row[name] ?? null) !== null)
