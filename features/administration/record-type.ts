import type { z } from 'zod'
import type { RecordTypeContract } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import type { AdministeredRecord, Values } from './calls'
import type { RecordTypeName } from './record-type-names'

/** A word of the interface in both languages. */
export type Label = Readonly<Record<Locale, string>>

/** What values of a closed list are called. */
export type Choices<Value extends string = string> = Readonly<Record<Value, Label>>

interface FieldOptions {
  label: Label
  hint?: Label
  isRequired?: true
}

/** How a value is filled in. */
export type Field = FieldOptions &
  (
    | { kind: 'line'; input?: 'email' | 'url' | 'tel' }
    | { kind: 'text' }
    /** A color that is text on every light ground, and the one that there is without a choice. */
    | { kind: 'color'; initial: string }
    | {
        kind: 'choice'
        choices: Choices /** What no choice is called; without it there must be one. */
        none?: Label
      }
    /** A point in time, as forms show it in Berlin. */
    | { kind: 'time' }
    /** A day, or a time where the check field of this name is off. */
    | { kind: 'day'; allDay?: string }
    | { kind: 'days' }
    /** How often something recurs that begins at the day field of the first name, or on a whole day where the check field of the second is on. */
    | { kind: 'recurrence'; start: string; allDay: string }
    /** Only shown: several texts. */
    | { kind: 'texts' }
    /** Only shown: its text without its markup. */
    | { kind: 'html' }
    | { kind: 'check' }
    | { kind: 'number'; min?: number; max?: number }
    | { kind: 'relation'; type: RecordTypeName }
    | { kind: 'picture' }
    | { kind: 'localizedLine' }
    | { kind: 'localizedText' }
    | {
        kind: 'relations'
        type: RecordTypeName /** Which they are is said elsewhere: only their order is chosen. */
        isOrder?: true
      }
    | { kind: 'pictures' }
    | { kind: 'coordinates' }
    /** Rows that each have fields of their own, in an order. */
    | {
        kind: 'rows'
        row: Label
        fields: Readonly<Record<string, Field>>
        empty: Readonly<Record<string, unknown>>
      }
    /** Only shown: other records in levels, as menus have them. */
    | { kind: 'outline'; entry: (value: Readonly<Record<string, unknown>>) => OutlineFieldEntry }
    /** A file to download: what is in it is sent when it is chosen. */
    | { kind: 'file' }
    | { kind: 'facts'; fields: Readonly<Record<string, Field>> }
  )

/** Which record stands in an outline, and at which level, from 1. */
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
      ? 'number' | 'relation' | 'picture'
      : Value extends readonly number[]
        ? 'relations' | 'pictures'
        : Value extends readonly string[]
          ? 'days' | 'texts'
          : Value extends readonly object[]
            ? 'rows' | 'outline'
            : Value extends { de: string; en: string }
              ? 'localizedLine' | 'localizedText'
              : Value extends { hash: string }
                ? 'file'
                : 'coordinates' | 'facts'

/** A field as a value of the contract admits it: its kind by the type, its choices by the values. */
export type FieldOf<Value> = Extract<Field, { kind: KindOf<NonNullable<Value>> }> &
  (string extends Value
    ? unknown
    : NonNullable<Value> extends string
      ? { choices: Choices<NonNullable<Value>> }
      : unknown)

/** How a value of a row is shown in a list. */
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
  /** What its values are called: one, or several. */
  choices?: Choices
  /** Not shown unless somebody asks for it. */
  isExtra?: true
  /** What is shown as a link with the title does not stand beside it again. */
  isTitle?: true
  /** Stands at the head of the record as well: its form does not have it. */
  isStanding?: true
}

/** What a list is narrowed by. */
export type Filter = { label: Label } & (
  | { kind: 'choice'; choices: Choices }
  | { kind: 'relation'; type: RecordTypeName }
  | { kind: 'day' }
  | { kind: 'line' }
  /** Only by links that lead here: it has no control of its own. */
  | { kind: 'link' }
)

/** What is done to several records. */
export interface RecordAction {
  label: Label
  /** What is asked before; `{count}` stands for how many. */
  question?: Label
  /** What it needs to know. */
  fields?: Readonly<Record<string, Field>>
  /** Buttons that do it at once, each with its values, in place of one that asks for them. */
  presets?: readonly { label: Label; values: Readonly<Record<string, unknown>> }[]
  /** The action that takes it back. */
  undo?: string
  /** Whether that brings back what was, by the row before. */
  isUndoable?: (row: Readonly<Record<string, unknown>>) => boolean
  /** For records with such a row alone. */
  isFor?: (row: Readonly<Record<string, unknown>>) => boolean
}

/** How people see a type of records: its words, and what its lists and forms consist of. */
export interface RecordTypeView {
  contract: RecordTypeContract
  name: { one: Label; many: Label /** "New …" */; create?: Label }
  /** What a record is for, above its list. */
  about?: Label
  columns: Readonly<Record<string, Column>>
  filters: Readonly<Record<string, Filter>>
  /** Under headings, in their order. */
  groups: readonly { label: Label; fields: Readonly<Record<string, Field>> }[]
  actions: Readonly<Record<string, RecordAction>>
  /** Which of these the type has calls for. */
  can: { create: boolean; change: boolean; delete: boolean; import?: true }
  /** Whether its body is written on its page. */
  isPage?: true
  /** The id of its only record: there is no list. */
  only?: number
  /** The type whose screen leads to these records: they have no place of their own in the navigation. */
  within?: RecordTypeName
  /** Values of a new record. */
  initial?: () => Readonly<Record<string, unknown>>
}

/** What a part of its own that a type has on its records' screens is given. */
export interface RecordPanelProps {
  record: AdministeredRecord
  /** The record is another by now. */
  onDone: () => void
}

/** What the inputs of a type that has its own are given. */
export interface OwnFieldsProps {
  record: AdministeredRecord
  /** The values as they are filled in by now. */
  values: Values
  /** What is wrong, by the paths of values. */
  problems: Readonly<Record<string, string>>
  onChange: (name: string, value: unknown) => void
}

type ValuesOf<Contract extends RecordTypeContract> = z.output<Contract['values']>
type RowOf<Contract extends RecordTypeContract> = z.output<Contract['row']>

/** A view whose names are those of the contract: a field, filter or action that is missing or unknown does not compile. */
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
  const named: Readonly<Record<string, Field>> = fields
  return {
    ...view,
    contract,
    groups: groups.map(({ label, fields: names }) => ({
      label,
      fields: Object.fromEntries(names.flatMap((name) => (named[name] ? [[name, named[name]]] : []))),
    })),
  } as RecordTypeView
}
