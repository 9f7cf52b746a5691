import type { z } from 'zod'
import type { EmbedKind } from '../embeds/services'

/**
 * Storage format of a field, where it differs from the read format. `of`, `names` and `unless` name
 * another field of the block.
 */
export type StoredField<Name extends string = string> =
  /** Same as the schema. `initial` is the stored value if none is sent and readers require one. */
  | { kind: 'asRead'; initial?: number }
  /**
   * Plain text on one line, for example a title. With `names`: the complete link text of the
   * address in that field.
   */
  | { kind: 'line'; names?: Name }
  /** Plain text of a few sentences. */
  | { kind: 'plainText'; limit?: number }
  /** HTML of paragraphs, lists, bold, italic and links. */
  | { kind: 'richText' }
  /** HTML of one table, whose cells are rich text. */
  | { kind: 'table' }
  /** HTML code by an editor; not stored if the field `unless` references a selection. */
  | { kind: 'code'; unless: Name }
  /** An anchor: the target of links within the page. */
  | { kind: 'anchor' }
  /** Target of a link: normalized to a safe address, or as entered. */
  | { kind: 'address' | 'enteredAddress' }
  /** Address of a medium at an embeddable service. */
  | { kind: 'medium'; medium: EmbedKind }
  /** Stored as an id; readers get the referenced object. */
  | { kind: ReferenceKind }
  /** Slug of a reusable module; readers get its published state with all descendants. */
  | { kind: 'reusable' }
  /** Comma-separated mail addresses, visible to editors only. */
  | { kind: 'recipients' }
  /** A selection of records; readers also get the current teasers. */
  | { kind: 'records' }
  /**
   * Derived from another field: the safe address of a link, the service of a medium, the crops or
   * the address of a picture.
   */
  | { kind: 'addressOf' | 'serviceOf' | PictureDerivedKind; of: Name }

/** Fields added when a picture is read. They are not stored with the module. */
export type PictureDerivedKind = 'cropsOf' | 'pictureAddressOf'

export type ReferenceKind = 'picture' | 'person' | 'selection'

/** Allowed content of a block: any block except list items, or the items of its list. */
export type Contents = { kind: 'blocks'; except?: readonly string[] } | { kind: 'items'; model: string }

export interface BlockDefinition<Schema extends z.ZodObject = z.ZodObject> {
  /** Schema of the data in responses. */
  schema: Schema
  /** Fields required for storing the block (spec §5). */
  required: readonly (string & keyof z.output<Schema>)[]
  stored: { readonly [Name in string & keyof z.output<Schema>]: StoredField<string & keyof z.output<Schema>> }
  contents?: Contents
  /**
   * Modules of this model may exist outside of pages under a slug, and be shown on several pages.
   */
  isReusable?: boolean
  /** Heading level of the block; null for data without one. */
  headingLevel?: (data: Readonly<Record<string, unknown>>) => number | null
  /** Number of columns; undefined for content without columns. */
  columns?: (data: Readonly<Record<string, unknown>>) => number
  /** Widths of the columns in percent. If missing, the used columns are shown with equal widths. */
  columnWidths?: (data: Readonly<Record<string, unknown>>) => readonly string[] | null
}

/** Defines a block type. Every field needs a storage format to compile. */
export function defineBlock<Schema extends z.ZodObject>(
  schema: Schema,
  parts: Omit<BlockDefinition<Schema>, 'schema'>,
): BlockDefinition<Schema> {
  return { schema, ...parts }
}

export const asRead = { kind: 'asRead' } as const
export const line = { kind: 'line' } as const
export const plainText = { kind: 'plainText' } as const
export const richText = { kind: 'richText' } as const
export const anchor = { kind: 'anchor' } as const
export const address = { kind: 'address' } as const
export const recipients = { kind: 'recipients' } as const
export const picture = { kind: 'picture' } as const
