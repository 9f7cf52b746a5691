import type { z } from 'zod'
import type { EmbedKind } from '../embeds/services'

/**
 * Storage format of a field. `addressField`, `selectionField` and `sourceField` contain the name of
 * another field of the block.
 */
export type StoredField<Name extends string = string> =
  /** Stored as in the schema. `initial` is stored if no value is sent and responses require one. */
  | { kind: 'asInSchema'; initial?: number }
  /**
   * Plain text in one line, for example a title. If `addressField` is set, the text is the link
   * text for the address in that field.
   */
  | { kind: 'line'; addressField?: Name }
  /** Plain text of a few sentences. */
  | { kind: 'plainText'; limit?: number }
  /** HTML of paragraphs, lists, bold, italic and links. */
  | { kind: 'richText' }
  /** HTML of one table, whose cells are rich text. */
  | { kind: 'table' }
  /**
   * HTML code that an editor has entered. It is not stored if the field `selectionField` refers to
   * an HTML selection.
   */
  | { kind: 'code'; selectionField: Name }
  /** An anchor: the target of links within the page. */
  | { kind: 'anchor' }
  /** Target of a link, either normalized to a safe address or stored as entered. */
  | { kind: 'address' | 'enteredAddress' }
  /** Address of a medium at an embeddable service. */
  | { kind: 'medium'; medium: EmbedKind }
  /** Stored as an id. Responses contain the object with this id. */
  | { kind: ReferenceKind }
  /** Slug of a reusable module. Responses contain its published version with all modules in it. */
  | { kind: 'reusable' }
  /** Mail addresses separated by commas. Only editors can see them. */
  | { kind: 'recipients' }
  /** A selection of records. Responses also contain the current teasers of these records. */
  | { kind: 'records' }
  /**
   * Not stored, but derived from the field `sourceField`: the safe address of a link, the
   * service of a medium, the crops or the address of a picture.
   */
  | { kind: 'derivedAddress' | 'derivedService' | PictureDerivedKind; sourceField: Name }

/** Formats of fields that are added to a picture in responses. They are not stored. */
export type PictureDerivedKind = 'derivedCrops' | 'derivedPictureAddress'

export type ReferenceKind = 'picture' | 'person' | 'selection'

/**
 * Content that a block may have: blocks that are neither list items nor of an excluded model, or
 * the items of its list.
 */
export type Contents = { kind: 'blocks'; excludedModels?: readonly string[] } | { kind: 'items'; model: string }

export interface BlockDefinition<Schema extends z.ZodObject = z.ZodObject> {
  /** Schema of the data in responses. */
  schema: Schema
  /** Fields without which the block is not stored (spec §5). */
  required: readonly (string & keyof z.output<Schema>)[]
  /** Returns empty fields without which the block is stored, but not published. */
  listUnpublishable?: (data: z.output<Schema>) => readonly (string & keyof z.output<Schema>)[]
  stored: { readonly [Name in string & keyof z.output<Schema>]: StoredField<string & keyof z.output<Schema>> }
  contents?: Contents
  /**
   * True if modules of this model may exist outside pages, under a slug, and appear on several
   * pages.
   */
  isReusable?: boolean
  /** Returns the level of the block's heading; null if it has no heading. */
  headingLevel?: (data: Readonly<Record<string, unknown>>) => number | null
  /** Returns the number of columns. Undefined if the model has no columns. */
  columns?: (data: Readonly<Record<string, unknown>>) => number
  /**
   * Returns the widths of the columns in percent. If it is undefined or returns null, the columns
   * up to the last used one get equal widths.
   */
  columnWidths?: (data: Readonly<Record<string, unknown>>) => readonly string[] | null
}

/** Defines a block type. TypeScript requires a storage format for each field. */
export function defineBlock<Schema extends z.ZodObject>(
  schema: Schema,
  parts: Omit<BlockDefinition<Schema>, 'schema'>,
): BlockDefinition<Schema> {
  return { schema, ...parts }
}

export const asInSchema = { kind: 'asInSchema' } as const
export const line = { kind: 'line' } as const
export const plainText = { kind: 'plainText' } as const
export const richText = { kind: 'richText' } as const
export const anchor = { kind: 'anchor' } as const
export const address = { kind: 'address' } as const
export const recipients = { kind: 'recipients' } as const
export const picture = { kind: 'picture' } as const
