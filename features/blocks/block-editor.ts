import type { z } from 'zod'
import type { BlockModel, blocks } from '@/lib/contract/blocks/registry'
import type { TableHead } from '@/lib/contract/blocks/table'
import type { Locale } from '@/lib/contract/common/locale'
import type { EmbedKind } from '@/lib/contract/embeds/services'
import type { Image } from '@/lib/contract/media/image'
import type { Shape } from './diagrams'

/** A text in each language of the editor. */
export type LocalizedText = Readonly<Record<Locale, string>>

/** The value as stored in the data. */
export interface Choice {
  value: string | number
  name: LocalizedText
  /** A diagram of the option, where it shows more than words. */
  diagram?: readonly Shape[]
  /** Accepted if the data have it, but not offered. */
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

/** A field that is written on the page: rich text, a table of it, or words without markup, on one line or on several. */
export interface InlineField<Name extends string = string> {
  field: Name
  kind: 'rich' | 'table' | 'lines' | 'plain'
  /** Another field of the block, without which it is not shown. */
  needs?: Name
}

/** A part of external content that is pasted, and of a text that becomes a block. */
export type PastedPart =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'richText'; html: string }
  | { kind: 'quotation'; text: string }
  | { kind: 'table'; html: string; caption: string; head: TableHead }
  | { kind: 'picture'; image: Image }
  | { kind: 'medium'; medium: EmbedKind; address: string }

/** The groups of the list of insertable blocks, in order. */
export const blockGroups = ['items', 'text', 'media', 'teasers', 'areas'] as const
export type BlockGroup = (typeof blockGroups)[number]

type NameOf<Data> = string & keyof Data

/** How a block is edited. */
export interface BlockEditor<Data = Readonly<Record<string, unknown>>> {
  name: LocalizedText
  /** What it is for, in a line. */
  about: LocalizedText
  /** A picture of how it looks on a page. */
  diagram: readonly Shape[]
  group: BlockGroup
  /** Every field of the data with its label, in form order. */
  fields: { readonly [Name in NameOf<Data>]: (FieldKind | HiddenField) & { label: LocalizedText } }
  /** The fields that are edited inline, the most important one first. */
  inline: readonly InlineField<NameOf<Data>>[]
  /**
   * The fields with words, the most telling first: they name the block, are copied for other programs, and are compared word by
   * word.
   */
  textFields: readonly NameOf<Data>[]
  /** The initial data of a new block, without its texts. */
  defaults: Partial<Data>
  /** A field whose options are offered as variants of the block. */
  offeredBy?: NameOf<Data>
  /** The model of the first child of a new block, if several are allowed. */
  firstInside?: BlockModel
  /** The data for a part; null if the block does not accept it. */
  paste?: (part: PastedPart) => Partial<Data> | null
  /** Placeholder data for missing fields; null if a note is shown instead of the block. */
  placeholder: ((locale: Locale) => Partial<Data>) | null
  /** Optional fields without which the block shows nothing. */
  emptyFields?: (data: Readonly<Record<string, unknown>>) => NameOf<Data>[]
}

/** The editor of a model's data. */
export type EditorOf<Model extends BlockModel> = BlockEditor<z.output<(typeof blocks)[Model]['schema']>>

/** A field with a fixed set of values, each with a name and optionally a diagram; a missing value does not compile. */
export function choose<Value extends string>(choices: Readonly<Record<Value, Omit<Choice, 'value'>>>) {
  return {
    kind: 'choice',
    choices: Object.entries<Omit<Choice, 'value'>>(choices).map(([value, choice]) => ({ value, ...choice })),
  } as const
}

/** Whether a field that is written on the page has markup. */
export function hasMarkup({ kind }: Pick<InlineField, 'kind'>): boolean {
  return kind === 'rich' || kind === 'table'
}

/** Fields that are written in place as words without markup. */
export function plain<Name extends string>(...fields: Name[]): InlineField<Name>[] {
  return fields.map((field) => ({ field, kind: 'plain' }))
}
