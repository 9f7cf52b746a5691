import type { z } from 'zod'
import type { BlockModel, blocks } from '@/lib/contract/blocks/registry'
import type { TableHead } from '@/lib/contract/blocks/table'
import type { Locale } from '@/lib/contract/common/locale'
import type { EmbedKind } from '@/lib/contract/embeds/services'
import type { Image } from '@/lib/contract/media/image'
import type { Shape } from './diagrams'

/** A text in each language of the editor. */
export type LocalizedText = Readonly<Record<Locale, string>>

/** An option of a field. */
export interface Choice {
  /** The value as stored in the data. */
  value: string | number
  name: LocalizedText
  /** A diagram of the option, if it explains more than the name does. */
  diagram?: readonly Shape[]
  /** True if the option is valid in stored data but not offered. */
  isHidden?: true
}

/** The kind of a field: its type of value and its input. */
export type FieldKind =
  | { kind: 'line'; hint?: 'length' | 'alt' | 'credit' }
  | { kind: 'plainText'; limit?: number; rows?: number }
  | { kind: 'richText' }
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'switch' }
  | { kind: 'link' }
  | { kind: 'anchor' }
  | { kind: 'medium'; medium: EmbedKind }
  | { kind: 'picture' }
  | { kind: 'person' }
  | { kind: 'code' }
  | { kind: 'selection' }
  | { kind: 'reusable' }
  | { kind: 'records' }

/** A field without an input in the form: edited inline, or derived from another field. */
export interface HiddenField {
  kind: 'hidden'
}

/** A field of a block's form, with its name in the data and its label. */
export type Field = FieldKind & { name: string; label: LocalizedText }

/** A field edited on the page: rich text, a table, or plain text of one or several lines. */
export interface InlineField<Name extends string = string> {
  field: Name
  kind: 'rich' | 'table' | 'lines' | 'plain'
  /** Another field of the block. Without a value in it, the inline field is not rendered. */
  needs?: Name
}

/** A part of pasted external content, or of a text that is converted to blocks. */
export type PastedPart =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'richText'; html: string }
  | { kind: 'quotation'; text: string; author?: string }
  | { kind: 'table'; html: string; caption: string; head: TableHead }
  | { kind: 'picture'; image: Image }
  | { kind: 'medium'; medium: EmbedKind; address: string }

/** The groups of the list of insertable blocks, in order. */
export const blockGroups = ['items', 'text', 'media', 'teasers', 'areas'] as const
export type BlockGroup = (typeof blockGroups)[number]

type NameOf<Data> = string & keyof Data

/** The editor of a block: its names, form fields and initial data. */
export interface BlockEditor<Data = Readonly<Record<string, unknown>>> {
  name: LocalizedText
  /** The purpose of the block, in one line. */
  purpose: LocalizedText
  /** Other words by which the search finds the block, separated by spaces. */
  searchWords: LocalizedText
  /** A picture of the block on a page. */
  diagram: readonly Shape[]
  group: BlockGroup
  /** Every field of the data with its label, in form order. */
  fields: { readonly [Name in NameOf<Data>]: (FieldKind | HiddenField) & { label: LocalizedText } }
  /** The fields that are edited inline, the most important one first. */
  inline?: readonly InlineField<NameOf<Data>>[]
  /**
   * The fields that contain text, the most significant first. They name the block, are copied as
   * text for other programs, and are compared word by word.
   */
  textFields?: readonly NameOf<Data>[]
  /** The initial data of a new block, without its texts. */
  defaults?: Partial<Data>
  /** A field whose options are offered as variants of the block. */
  variantField?: NameOf<Data>
  /** The model of the first child of a new block, if several are allowed. */
  firstChildModel?: BlockModel
  /** Converts a pasted part to data; null if the block does not accept it. */
  paste?: (part: PastedPart) => Partial<Data> | null
  /** Placeholder data for missing fields. Without it, a note is shown instead of the block. */
  placeholder?: (locale: Locale) => Partial<Data>
  /** Returns the names of empty optional fields, if the block renders nothing because of them. */
  emptyFields?: (data: Readonly<Record<string, unknown>>) => NameOf<Data>[]
}

/** The editor of a model's data. */
export type EditorOf<Model extends BlockModel> = BlockEditor<z.output<(typeof blocks)[Model]['schema']>>

/** Defines a field with a fixed set of values and their names. A missing value does not compile. */
export function defineChoiceField<Value extends string>(choices: Readonly<Record<Value, Omit<Choice, 'value'>>>) {
  return {
    kind: 'choice',
    choices: Object.entries<Omit<Choice, 'value'>>(choices).map(([value, choice]) => ({ value, ...choice })),
  } as const
}

/** Returns true if an inline field contains markup. */
export function hasMarkup({ kind }: Pick<InlineField, 'kind'>): boolean {
  return kind === 'rich' || kind === 'table'
}

/** Defines inline fields of plain text. */
export function toPlainFields<Name extends string>(...fields: Name[]): InlineField<Name>[] {
  return fields.map((field) => ({ field, kind: 'plain' }))
}
