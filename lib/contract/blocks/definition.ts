import type { z } from 'zod'
import type { EmbedKind } from '../embeds/services'

/** How a field is stored where that differs from how it is read. `of` and `unless` name another field of the block. */
export type StoredField<Name extends string = string> =
  /** As the schema reads it; `initial` where nothing is sent and readers may not do without. */
  | { kind: 'asRead'; initial?: number }
  /** Plain text on one line, for example a title; the whole name of the link to the address that `names` holds. */
  | { kind: 'line'; names?: Name }
  /** Plain text of some sentences. */
  | { kind: 'plainText'; limit?: number }
  /** HTML of paragraphs, lists, bold, italic and links. */
  | { kind: 'richText' }
  /** HTML of one table, whose cells are rich text. */
  | { kind: 'table' }
  /** HTML that an editor wrote; left out where `unless` names a selection to be shown. */
  | { kind: 'code'; unless: Name }
  /** A name within the page that links lead to. */
  | { kind: 'anchor' }
  /** Where a link leads: as the harmless address that was meant, or as it was entered. */
  | { kind: 'address' | 'enteredAddress' }
  /** The address of a medium at one of the services that may be embedded. */
  | { kind: 'medium'; medium: EmbedKind }
  /** By its id; readers get the thing itself. */
  | { kind: ReferenceKind }
  /** A reusable module, by its slug; readers get the module as it is published, with what stands in it. */
  | { kind: 'reusable' }
  /** Mail addresses, separated by commas, which only editors read. */
  | { kind: 'recipients' }
  /** Which records are shown; readers get their teasers beside that, as they are now. */
  | { kind: 'records' }
  /** Follows from another field: the harmless address of a link, the service of a medium, the crops or the address of a picture. */
  | { kind: 'addressOf' | 'serviceOf' | PictureDerivedKind; of: Name }

/** What is added when a picture is read: it is not stored with the module. */
export type PictureDerivedKind = 'cropsOf' | 'pictureAddressOf'

export type ReferenceKind = 'picture' | 'person' | 'selection'

/** The allowed content of a block: any block that is no item of a list, or the items of its list. */
export type Contents = { kind: 'blocks'; except?: readonly string[] } | { kind: 'items'; model: string }

export interface BlockDefinition<Schema extends z.ZodObject = z.ZodObject> {
  /** The data as they are read. */
  schema: Schema
  /** The fields that the block is not stored without (spec §5). */
  required: readonly (string & keyof z.output<Schema>)[]
  stored: { readonly [Name in string & keyof z.output<Schema>]: StoredField<string & keyof z.output<Schema>> }
  contents?: Contents
  /** Whether one that is on no page may have a slug, by which it is shown in several places. */
  isReusable?: boolean
  /** The level of the heading that the block is; null for data without one. */
  headingLevel?: (data: Readonly<Record<string, unknown>>) => number | null
  /** The number of columns of its content; without it the content has none. */
  columns?: (data: Readonly<Record<string, unknown>>) => number
  /** How wide they are, in percent; where it is missing as many are shown as are used, alike in width. */
  columnWidths?: (data: Readonly<Record<string, unknown>>) => readonly string[] | null
}

/** A kind of block: a field without a storage shape does not compile. */
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
