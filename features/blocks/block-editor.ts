import type { z } from 'zod'
import type { BlockModel, blocks } from '@/lib/contract/blocks/registry'
import type { EmbedKind } from '@/lib/contract/embeds/services'
import type { Image } from '@/lib/contract/image'
import type { Locale } from '@/lib/contract/locale'
import type { Shape } from './diagrams'

/** A text in each language of the editor. */
export type LocalizedText = Readonly<Record<Locale, string>>

/** One of a few as the data have it. */
export interface Choice {
  value: string | number
  name: LocalizedText
  /** A diagram of the option, where it shows more than words. */
  diagram?: readonly Shape[]
  /** Taken where the data have it, and not offered. */
  isHidden?: true
}

/** What a field takes, and by what it is written. */
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

/** No form asks for it: it is written where it stands, follows from another field, or only other backends tell of it. */
export interface UnaskedField {
  kind: 'unasked'
}

/** A field of a block's form: which of the data it is about, and what it is called. */
export type Field = FieldKind & { name: string; label: LocalizedText }

/** A field that is written on the page: rich text, or words without markup. */
export interface InlineField<Name extends string = string> {
  field: Name
  kind: 'rich' | 'plain'
}

/** A part of what is pasted from elsewhere. */
export type PastedPart =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'richText'; html: string }
  | { kind: 'picture'; image: Image }

/** The headings of the list of blocks that can be inserted, in their order. */
export const blockGroups = ['items', 'text', 'media', 'teasers', 'areas'] as const
export type BlockGroup = (typeof blockGroups)[number]

type NameOf<Data> = string & keyof Data

/** How a block is edited. */
export interface BlockEditor<Data = Readonly<Record<string, unknown>>> {
  name: LocalizedText
  group: BlockGroup
  /** Every field of the data with its label, in the order of the form. */
  fields: { readonly [Name in NameOf<Data>]: (FieldKind | UnaskedField) & { label: LocalizedText } }
  /** The fields that are written in place, what the block is mostly about first. */
  inline: readonly InlineField<NameOf<Data>>[]
  /**
   * The fields with words, the most telling first: they name the block, are copied for other programs, and are compared word by
   * word.
   */
  textFields: readonly NameOf<Data>[]
  /** What a new block has from the start; the rest comes with the first words. */
  defaults: Partial<Data>
  /** A field by whose choices the block is offered, once for each. */
  offeredBy?: NameOf<Data>
  /** The block that a new one begins with, where that is not the only one it can hold. */
  firstInside?: BlockModel
  /** What the block has of something that is pasted; null for what it does not take. */
  paste?: (part: PastedPart) => Partial<Data> | null
  /** Placeholder data for missing fields; null where a note is shown in the block's place. */
  placeholder: ((locale: Locale) => Partial<Data>) | null
  /** Fields that show nothing though none of them is required. */
  emptyFields?: (data: Readonly<Record<string, unknown>>) => NameOf<Data>[]
}

/** The editor of a model's data. */
export type EditorOf<Model extends BlockModel> = BlockEditor<z.output<(typeof blocks)[Model]['schema']>>

/** One of a few values, each with its name and perhaps its drawing; one that is missing does not compile. */
export function choose<Value extends string>(choices: Readonly<Record<Value, Omit<Choice, 'value'>>>) {
  return {
    kind: 'choice',
    choices: Object.entries<Omit<Choice, 'value'>>(choices).map(([value, choice]) => ({ value, ...choice })),
  } as const
}

/** Fields that are written in place as words without markup. */
export function plain<Name extends string>(...fields: Name[]): InlineField<Name>[] {
  return fields.map((field) => ({ field, kind: 'plain' }))
}
