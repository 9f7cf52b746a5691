import type { z } from 'zod'
import type { UserRole } from '@/lib/contract/accounts/account'
import type { RecordTypeContract } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import type { AdministeredRecord, Values } from './calls'
import type { RecordTypeName } from './record-type-names'

/** A word of the interface in both languages. */
export type Label = Readonly<Record<Locale, string>>

/** The labels of the values of a closed list. */
export type Choices<Value extends string = string> = Readonly<Record<Value, Label>>

interface FieldOptions {
  label: Label
  hint?: Label
  isRequired?: true
}

/** The control of a field. */
export type Field = FieldOptions &
  (
    | { kind: 'line'; input?: 'email' | 'url' | 'tel' }
    | { kind: 'text' }
    /** A color with enough contrast on every light ground, and its default. */
    | { kind: 'color'; initial: string }
    | {
        kind: 'choice'
        choices: Choices /** The label of an empty choice; without it the field is required. */
        none?: Label
      }
    /** Several values of a closed list. */
    | { kind: 'choices'; choices: Choices }
    /** A point in time, as forms show it in Berlin. */
    | { kind: 'time' }
    /** A day, or a time where the check field of this name is off. */
    | { kind: 'day'; allDay?: string }
    | { kind: 'days' }
    /**
     * The recurrence of an event. `start` names the field of its day, `allDay` the checkbox for
     * whole days.
     */
    | { kind: 'recurrence'; start: string; allDay: string }
    /** Only shown: several texts. */
    | { kind: 'texts' }
    /** Only shown: its text without its markup. */
    | { kind: 'html' }
    | { kind: 'check' }
    | { kind: 'number'; min?: number; max?: number }
    | { kind: 'relation'; type: RecordTypeName }
    /** A download directory with attached files; `title` names the field of the title. */
    | { kind: 'attachments'; title: string }
    | { kind: 'picture' }
    | { kind: 'localizedLine' }
    | { kind: 'localizedText' }
    | { kind: 'localizedHtml' }
    | {
        kind: 'relations'
        type: RecordTypeName /** Only the order can be changed here, not the members. */
        isOrder?: true
      }
    /**
     * Records of the type that the field `source` of the row chooses. Roles that may not administer
     * the type choose from the public records at an address.
     */
    | {
        kind: 'recordsOf'
        source: string
        types: Readonly<Record<string, RecordTypeName>>
        getPublicAddress: (locale: Locale, source: string) => string
      }
    | { kind: 'pictures' }
    | { kind: 'coordinates' }
    /** Ordered rows of fields. */
    | {
        kind: 'rows'
        row: Label
        fields: Readonly<Record<string, Field>>
        empty: Readonly<Record<string, unknown>>
      }
    /** Only shown: other records in levels, as menus have them. */
    | { kind: 'outline'; entry: (value: Readonly<Record<string, unknown>>) => OutlineFieldEntry }
    /** The file of a download, uploaded when it is selected. */
    | { kind: 'file' }
    | { kind: 'facts'; fields: Readonly<Record<string, Field>> }
  )

/** The record of an entry in an outline, and its level, from 1. */
export interface OutlineFieldEntry {
  type: RecordTypeName
  id: number
  level: number
}

/** The kinds of fields that a value may have. */
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
 * The fields that are possible for a value of the contract: the kind by its type, the choices by
 * its values.
 */
export type FieldOf<Value> = Extract<Field, { kind: KindOf<NonNullable<Value>> }> &
  (string extends Value
    ? unknown
    : NonNullable<Value> extends string
      ? { choices: Choices<NonNullable<Value>> }
      : unknown)

/** The display of a value in a list. */
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
  /** The labels of its values: one, or several. */
  choices?: Choices
  /** Hidden by default. */
  isExtra?: true
  /** Shown in the title's link, without a separate cell. */
  isTitle?: true
  /** Also shown in the head of the record, so the form omits it. */
  isStanding?: true
}

/** A filter of a list. */
export type Filter = { label: Label } & (
  | { kind: 'choice'; choices: Choices }
  | { kind: 'relation'; type: RecordTypeName }
  | { kind: 'day' }
  | { kind: 'line' }
  /** Set only by links; it has no control. */
  | { kind: 'link' }
)

/** An action on several records. */
export interface RecordAction {
  label: Label
  /** The question of the confirmation; `{count}` is the number of records. */
  question?: Label
  /** Facts and warnings about the affected records, shown in the confirmation. */
  listNotes?: (rows: readonly Values[]) => Label[]
  /** The fields of its parameters. */
  fields?: Readonly<Record<string, Field>>
  /** Initial parameters that differ from empty fields. */
  initial?: (rows: readonly Values[]) => Values
  /** The label of the confirming button; by default that of the action. */
  getSubmitLabel?: (parameters: Values) => Label
  /** Buttons that run the action at once with fixed values, instead of one that opens a dialog. */
  presets?: readonly { label: Label; values: Readonly<Record<string, unknown>> }[]
  /** True for an action on two selected records, with a dialog that compares them. */
  isForPair?: true
  /** The inverse action; a function if it depends on the previous state of the row. */
  undo?: string | ((row: Readonly<Record<string, unknown>>) => string)
  /** Returns true if the undo restores the previous state of the row. */
  isUndoable?: (row: Readonly<Record<string, unknown>>) => boolean
  /** Returns true if the action is offered for a record with this row to a user with this role. */
  isFor?: (row: Readonly<Record<string, unknown>>, role: UserRole) => boolean
}

/** The presentation of a type of records: its labels, lists and forms. */
export interface RecordTypeView {
  contract: RecordTypeContract
  name: { one: Label; many: Label /** "New …" */; create?: Label }
  /** The description above its list. */
  about?: Label
  columns: Readonly<Record<string, Column>>
  filters: Readonly<Record<string, Filter>>
  /** The fields in groups with headings. */
  groups: readonly { label: Label; fields: Readonly<Record<string, Field>> }[]
  actions: Readonly<Record<string, RecordAction>>
  /** The operations that the type supports. */
  can: { create: boolean; change: boolean; delete: boolean; import?: true }
  /** Restricts changes to records with such a row, and to users with such a role. */
  isChangeable?: (row: Readonly<Record<string, unknown>>, role: UserRole) => boolean
  /** True if the content is edited on its page. */
  isPage?: true
  /** The id of its only record: there is no list. */
  only?: number
  /** The type that links to these records, which have no item in the navigation. */
  within?: RecordTypeName
  /** Values of a new record. */
  initial?: () => Readonly<Record<string, unknown>>
}

/** Props of an additional panel on the screens of a type's records. */
export interface RecordPanelProps {
  record: AdministeredRecord
  /** Called after the record has changed. */
  onDone: () => void
}

/** Props of the custom inputs of a type. */
export interface OwnFieldsProps {
  record: AdministeredRecord
  /** The current values of the form. */
  values: Values
  /** Problems by the paths of values. */
  problems: Readonly<Record<string, string>>
  onChange: (name: string, value: unknown) => void
}

type ValuesOf<Contract extends RecordTypeContract> = z.output<Contract['values']>
type RowOf<Contract extends RecordTypeContract> = z.output<Contract['row']>

/**
 * A view with the names of the contract: a missing or unknown field, filter or action does not
 * compile.
 */
interface Description<Contract extends RecordTypeContract>
  extends Omit<RecordTypeView, 'contract' | 'columns' | 'filters' | 'groups' | 'actions' | 'initial'> {
  columns: { [Name in keyof RowOf<Contract>]?: Column }
  filters: { [Name in keyof z.output<Contract['filters']>]-?: Filter }
  fields: { [Name in keyof ValuesOf<Contract>]-?: FieldOf<ValuesOf<Contract>[Name]> }
  groups: readonly { label: Label; fields: readonly (keyof ValuesOf<Contract> & string)[] }[]
  actions: { [Name in keyof Contract['actions'] & string]: RecordAction }
  initial?: () => Partial<ValuesOf<Contract>>
}

/** Describes a type of records. */
export function describeType<Contract extends RecordTypeContract>(
  contract: Contract,
  { fields, groups, ...view }: Description<Contract>,
): RecordTypeView {
  const fieldsByName: Readonly<Record<string, Field>> = fields
  return {
    ...view,
    contract,
    groups: groups.map(({ label, fields: names }) => ({
      label,
      fields: Object.fromEntries(
        names.flatMap((name) => (fieldsByName[name] ? [[name, fieldsByName[name]]] : [])),
      ),
    })),
  } as RecordTypeView
}
